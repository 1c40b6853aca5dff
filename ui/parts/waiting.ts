/** Counts the parts of the page that are on their way, for those who show that something is. */
let parts = 0;
const listeners = new Set<() => void>();

export const partsOnTheirWay = (): number => parts;

export function subscribeToParts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function countPart<Part>(part: Promise<Part>): Promise<Part> {
  change(1);
  return part.finally(() => change(-1));
}

function change(by: number): void {
  parts += by;
  // Not at once: a part may be asked for while the page is being drawn.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}
