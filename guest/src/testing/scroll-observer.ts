/**
 * What tells a page that a guest comes near an element, where nothing has a place: an element is out of sight until
 * somebody scrolls to it (`scrollIntoView`). As in a browser, whoever begins to watch is told how things stand.
 */
export class ScrollObserver {
  static #watching = new Set<ScrollObserver>();
  #targets = new Set<Element>();
  #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell as never;
  }

  static scrollTo(element: Element): void {
    for (const observer of ScrollObserver.#watching) observer.#report(element, true);
  }

  observe(element: Element): void {
    this.#targets.add(element);
    ScrollObserver.#watching.add(this);
    queueMicrotask(() => this.#report(element, false));
  }

  disconnect(): void {
    this.#targets.clear();
    ScrollObserver.#watching.delete(this);
  }

  #report(target: Element, isIntersecting: boolean): void {
    if (this.#targets.has(target)) this.#tell([{ target, isIntersecting }]);
  }
}
