import type { Grid } from '@stayfront/rules/grid/grid';
import type { OfferRules } from '@stayfront/rules/grid/run-offers';
import { writeAges } from '@stayfront/rules/stay/ages-text';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import { jsonBytes } from '../../platform/http/json-bytes.ts';
import { PreparedAnswer } from '../../platform/http/prepared-answer.ts';
import { describeCalendar } from './describe-calendar.ts';
import { describePackageCalendar, type AskedPackage } from './describe-package-calendar.ts';

type Kept = { edition: number; readonly answers: Map<string, PreparedAnswer> };

const kept = new WeakMap<Grid, Kept>();

/** How many sizes of party and currencies are kept for one hotel; each is some 20 KB. */
const keptAnswers = 50;

/** The calendar, worked out once for each size of party, currency and package until the hotel's grid changes. */
export function calendarAnswer(
  grid: Grid,
  guests: Guests,
  shown: GuestCurrency,
  offers: OfferRules | null,
  pack: AskedPackage | null = null,
): PreparedAnswer {
  const { answers } = keptFor(grid);
  const party = `${guests.adults} ${guests.children} ${guests.infants} ${writeAges(guests)}`;
  // A room may leave its package and keep its nights: the grid stays, and what is left of the package does not.
  const sold = pack?.stock ? JSON.stringify(pack.stock.sold) : '';
  const key = `${party} ${shown.currency} ${shown.exchange?.nanos ?? 0} ${pack?.id ?? ''} ${sold}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = new PreparedAnswer(
    jsonBytes(
      pack ? describePackageCalendar(grid, guests, shown, offers, pack) : describeCalendar(grid, guests, shown, offers),
    ),
  );
  if (answers.size >= keptAnswers) answers.clear();
  answers.set(key, answer);
  return answer;
}

function keptFor(grid: Grid): Kept {
  const edition = grid.edition.count;
  const known = kept.get(grid);
  if (known?.edition === edition) return known;
  const fresh: Kept = { edition, answers: new Map() };
  kept.set(grid, fresh);
  return fresh;
}
