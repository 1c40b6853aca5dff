/**
 * Puts elements into the order of their numbers, for whoever reads the page in its own order. As few as can be are moved:
 * each that is taken out and put in again has to be laid out anew. What has no number stays before them.
 */
export function putInOrder(holder: Element, attribute: string): void {
  const numberOf = (element: Element): number => Number(element.getAttribute(attribute));
  const elements = [...holder.children].filter((element) => element.hasAttribute(attribute));
  const stays = longestRise(elements.map(numberOf));
  const sorted = elements.toSorted((one, other) => numberOf(one) - numberOf(other));
  const staying = new Set(elements.filter((_, place) => stays.has(place)));
  let next: Element | null = null;
  for (const element of sorted.toReversed()) {
    if (!staying.has(element)) holder.insertBefore(element, next);
    next = element;
  }
}

/** The places of the longest row of numbers that only rise. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  let best = -1;
  for (const [place, number] of numbers.entries()) {
    lengths[place] = 1;
    before[place] = -1;
    for (let earlier = 0; earlier < place; earlier++)
      if ((numbers[earlier] ?? 0) < number && (lengths[earlier] ?? 0) >= (lengths[place] ?? 0)) {
        lengths[place] = (lengths[earlier] ?? 0) + 1;
        before[place] = earlier;
      }
    if (best < 0 || (lengths[place] ?? 0) > (lengths[best] ?? 0)) best = place;
  }
  const rise = new Set<number>();
  for (let place = best; place >= 0; place = before[place] ?? -1) rise.add(place);
  return rise;
}
