import type { CurrencyCode } from '../currency/currencies.ts';
import { addDays, daysBetween } from '../stay/stay-date.ts';
import { el } from '../xml/write-xml.ts';
import { amountOf, inPieces, otaMessage, partsOf, type Sender, type Written } from './sender.ts';
import { changedRuns, type RateCell, type Run, type Series, type Told } from './told.ts';

type Rates = Told['rates'];
type ProductRun = Run<RateCell> & { readonly product: string };

/**
 * Nights with another price, and nights that have none any more. A night that is said again replaces all that was said of
 * it, for however many guests.
 */
export function writeRates(
  before: Rates,
  after: Rates,
  currency: CurrencyCode,
  sender: Sender,
): { readonly put: Written[]; readonly removed: Written[] } {
  const runs = Object.entries(after).flatMap(([product, series]) =>
    changedRuns(withNights(before[product], series), series).map((run) => ({ ...run, product })),
  );
  const gone = Object.entries(before).flatMap(([product, series]) =>
    after[product] ? [] : changedRuns(undefined, series).map((run) => ({ ...run, product, cell: null })),
  );
  return {
    put: inPieces(runs.filter(({ cell }) => cell !== null)).map((piece) => message(piece, 'Overlay', currency, sender)),
    removed: inPieces([...gone, ...runs.filter(({ cell }) => cell === null)]).map((piece) =>
      message(piece, 'Remove', currency, sender),
    ),
  };
}

/** A night of which nothing was told has no price at Google. */
const withNights = (before: Series<RateCell> | undefined, { first, cells }: Series<RateCell>): Series<RateCell> => ({
  first,
  cells: cells.map((_, i) => {
    const place = before ? daysBetween(before.first, addDays(first, i)) : -1;
    return before?.cells[place] ?? null;
  }),
});

const message = (
  runs: readonly ProductRun[],
  type: 'Overlay' | 'Remove',
  currency: CurrencyCode,
  sender: Sender,
): Written => ({
  says: runs.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0),
  root: otaMessage(
    'OTA_HotelRateAmountNotifRQ',
    sender,
    { NotifType: type },
    el(
      'RateAmountMessages',
      { HotelCode: sender.hotelCode },
      runs.map(({ product, from, to, cell }) =>
        el(
          'RateAmountMessage',
          {},
          el('StatusApplicationControl', { Start: from, End: to, ...partsOf(product) }),
          cell &&
            el(
              'Rates',
              {},
              el(
                'Rate',
                {},
                el(
                  'BaseByGuestAmts',
                  {},
                  cell.map((minor, i) =>
                    el('BaseByGuestAmt', {
                      AmountBeforeTax: amountOf(minor, currency),
                      CurrencyCode: currency,
                      NumberOfGuests: i + 1,
                    }),
                  ),
                ),
              ),
            ),
        ),
      ),
    ),
  ),
});
