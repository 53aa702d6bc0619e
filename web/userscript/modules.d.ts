/** What is put in when the script is built. */

declare module 'virtual:light' {
  /** The small engine, packed by gzip, in Base64. */
  const packed: string;
  export default packed;
}

declare module 'virtual:page' {
  /** Where the page of Ninerooks is; empty where that was not said. */
  const page: string;
  export default page;
}

declare module 'ninerooks/light' {
  export interface State {
    values: number[];
    givens: boolean[];
    candidates: number[];
  }

  export interface ExplainedStep {
    name: string;
    line: string;
    explanation: string;
    picture?: string;
  }

  export function load(source: Promise<ArrayBuffer>): Promise<void>;
  export function techniques(): Promise<string[]>;
  export function count(board: State): Promise<'none' | 'one' | 'several' | 'unknown'>;
  export function hint(board: State, options: { whole: false; picture: 'light' }): Promise<ExplainedStep | undefined>;
  export function solve(board: State, options: { whole: false; without: string[] }): Promise<{ end: string }>;
}
