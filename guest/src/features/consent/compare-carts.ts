import type { CartLine } from './cart-items.ts';

type Change = { readonly added: readonly CartLine[]; readonly removed: readonly CartLine[] };

/** What came into a booking and what went out of it. A price that was only asked for anew is neither. */
export function compareCarts(before: readonly CartLine[], after: readonly CartLine[]): Change {
  const [old, next] = [countOf(before), countOf(after)];
  return { added: moreIn(after, next, old), removed: moreIn(before, old, next) };
}

const keyOf = ({ item }: CartLine): string =>
  JSON.stringify([
    item.item_category,
    item.item_id,
    item.item_variant,
    item.check_in,
    item.check_out,
    item.adults,
    item.children,
    item.infants,
  ]);

function countOf(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.quantity);
  return counts;
}

function moreIn(
  lines: readonly CartLine[],
  here: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
): CartLine[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]));
  return [...byKey].flatMap(([key, line]) => {
    const quantity = (here.get(key) ?? 0) - (there.get(key) ?? 0);
    return quantity > 0 ? [{ ...line, quantity, item: { ...line.item, quantity } }] : [];
  });
}
