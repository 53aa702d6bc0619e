/** What the element takes from elsewhere: its styles are made when it is packed, the engine is the other package. */

declare module 'virtual:styles' {
  const text: string;
  export default text;
}

declare module 'ninerooks' {
  export interface Shown {
    values: number[];
    givens: boolean[];
    candidates: number[];
  }

  export interface Step {
    line: string;
    explanation: string;
    before: Shown;
    figure: { areas: string; edges: string; marks: string; names: string; numbers: string };
  }

  export function read(text: string): Promise<Shown>;
  export function solve(puzzle: string, options: { explain: true; profile: string }): Promise<{ steps: Step[] }>;
}
