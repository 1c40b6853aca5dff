import type { Wish } from '../calendar-edit/edit.ts';
import { isSame } from '../calendar-history/cell-change.ts';
import type { NightPrices } from '../pricing/price-night.ts';

/** A price of a sheet: undefined where it has no such column, null where the cell is empty. */
type Said = number | null | undefined;

/** Prices by guests as a line of a sheet has them. */
export type SheetPrices = {
  /** For one adult, two, three and four. */
  readonly byAdults: readonly Said[];
  readonly extraAdult: Said;
  readonly child: Said;
  readonly infant: Said;
};

type Stands = {
  /** The prices of the night, or those of the nearest one that has some. */
  readonly list: NightPrices | null;
  /** The night has them itself, or follows to them. */
  readonly isOfNight: boolean;
  standardOf(list: NightPrices): number | null;
};

/**
 * What the prices of a line come to where some stand already. A sheet has the price of the standard party and those by
 * guests side by side, and people change one of them: what says the same as before gives way to what says something else.
 * What says nothing else at all changes nothing, so that no following night is set apart by a sheet that was only read.
 */
export function wishOfPrices(
  { price, sheetPrices }: { readonly price?: number | undefined; readonly sheetPrices?: SheetPrices | undefined },
  { list, isOfNight, standardOf }: Stands,
): Pick<Wish, 'price' | 'prices'> | 'prices-differ' | 'prices-none' {
  const prices = sheetPrices && laidOver(list, sheetPrices);
  if (prices === null) return 'prices-none';
  const stood = isOfNight && list ? standardOf(list) : null;
  const isPriceNew = price !== undefined && price !== stood;
  const arePricesNew = prices !== undefined && !(isOfNight && list && isSame(prices, list));
  if (arePricesNew && isPriceNew && standardOf(prices) !== price) return 'prices-differ';
  if (arePricesNew) return { prices };
  return isPriceNew ? { price } : {};
}

/** Prices of a sheet over those that stand; null where that leaves nobody to whom the night is sold. */
function laidOver(list: NightPrices | null, { byAdults, extraAdult, child, infant }: SheetPrices): NightPrices | null {
  const hasListed = byAdults.some((price) => typeof price === 'number');
  const known = list?.byAdults ?? [];
  const length = Math.max(byAdults.length, known.length);
  const laid = Array.from({ length }, (_, i) => {
    const [said, stands] = [byAdults[i], known[i] ?? null];
    return said === undefined || !hasListed ? stands : said;
  });
  const last = laid.findLastIndex((price) => price !== null);
  if (last < 0) return null;
  return {
    byAdults: laid.slice(0, last + 1),
    // Beyond those listed nobody is taken where the cell is empty; children have a price always.
    extraAdult:
      extraAdult === undefined || (extraAdult === null && !hasListed) ? (list?.extraAdult ?? null) : extraAdult,
    child: child ?? list?.child ?? 0,
    infant: infant ?? list?.infant ?? 0,
    ...(list?.bands?.length ? { bands: list.bands } : {}),
  };
}
