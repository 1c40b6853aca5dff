import type { Grid } from '@stayfront/rules/grid/grid';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { GuestCurrency } from '../currency/guest-currency.ts';
import { jsonBytes } from '../http/json-bytes.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import { describeCalendar } from './describe-calendar.ts';

type Kept = { edition: number; readonly answers: Map<string, PreparedAnswer> };

const kept = new WeakMap<Grid, Kept>();

/** How many sizes of party and currencies are kept for one hotel; each is some 20 KB. */
const keptAnswers = 50;

/** The calendar, worked out once for each size of party and currency until the hotel's grid changes. */
export function calendarAnswer(grid: Grid, guests: Guests, shown: GuestCurrency): PreparedAnswer {
  const { answers } = keptFor(grid);
  const key = `${guests.adults} ${guests.children} ${guests.infants} ${shown.currency} ${shown.exchange?.nanos ?? 0}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = new PreparedAnswer(jsonBytes(describeCalendar(grid, guests, shown)));
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
