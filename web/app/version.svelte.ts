/** New versions of the page: they are announced, and taken over when the player says so. */

export class Version {
  /** Whether a newer version is there and waits. */
  waits = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #wanted = false;

  /** Only what is built has a service worker. */
  async listen(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    workers.addEventListener('controllerchange', () => this.#wanted && location.reload());
    try {
      const registration = await workers.register('./sw.js');
      this.#registration = registration;
      registration.addEventListener('updatefound', () => this.#watch(registration.installing));
      this.#watch(registration.installing);
      this.#look();
    } catch {
      // A private window, perhaps: the page works without.
    }
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.#look());
  }

  /** The first version waits for nobody: it is no news. */
  #look(): void {
    this.waits = Boolean(this.#registration?.waiting && navigator.serviceWorker.controller);
  }

  /** Takes the new version over; the page begins anew with the game as it is. */
  takeOver(): void {
    this.#wanted = true;
    this.#registration?.waiting?.postMessage('take over');
  }
}
