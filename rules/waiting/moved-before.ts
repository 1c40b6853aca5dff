/** A list with one of its entries moved before another, or to the end; the order of all others stays. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  if (!ids.includes(id) || id === before) return [...ids];
  const others = ids.filter((one) => one !== id);
  const place = before === null ? -1 : others.indexOf(before);
  return place < 0 ? [...others, id] : [...others.slice(0, place), id, ...others.slice(place)];
}
