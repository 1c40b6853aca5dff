/** Names in the order that is wished. Those it does not know stay behind their neighbour of now. */
export function reorder(now: readonly string[], wished: readonly string[]): string[] {
  const ordered = wished.filter((id) => now.includes(id));
  now.forEach((id, place) => {
    if (ordered.includes(id)) return;
    const neighbour = now[place - 1];
    ordered.splice(neighbour === undefined ? 0 : ordered.indexOf(neighbour) + 1, 0, id);
  });
  return ordered;
}

/** Whether those that both know follow each other alike. */
export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  const known = b.filter((id) => a.includes(id));
  return a.filter((id) => b.includes(id)).every((id, place) => id === known[place]);
}

export const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') && new Set(value).size === value.length;
