import { mostErrors, refuse, type Problem, type Refusal } from '@stayfront/contract/problem';
import { nightsOfEdits, type Edit, type WishedNight } from '@stayfront/rules/calendar-edit/edit';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf, mostNights } from './check-put.ts';

type Fault = NonNullable<Problem['errors']>[number];

/** Edits night by night, or what is wrong with them for this hotel, each by its place. */
export function checkEdits(
  hotel: Hotel,
  edits: readonly Edit[],
  version: string,
  now: Instant,
): WishedNight[] | Refusal<'calendar.too_large' | 'input.invalid'> {
  const { document } = hotel;
  const rooms = new Set(document.rooms.map(({ id }) => id));
  const plans = new Map(document.ratePlans.map((plan) => [plan.id, plan]));
  // It is still last night at the desk until somebody has gone to bed.
  const firstDay = addDays(todayAt(document.timeZone, now), -1);
  const lastDay = lastDayOf(hotel, now);
  const errors: Fault[] = [];
  let nights = 0;
  for (const [i, { room, ratePlan, from, to, follow }] of edits.entries()) {
    const fault = (field: string, message: string, code = 'input.unknown'): void =>
      void errors.push({ field: `edits.${i}.${field}`, code, message });
    const plan = ratePlan === undefined ? undefined : plans.get(ratePlan);
    if (room !== undefined && !rooms.has(room)) fault('room', `This hotel has no room "${room}"`);
    if (ratePlan !== undefined && !plan) fault('ratePlan', `This hotel has no rate plan "${ratePlan}"`);
    else if (room !== undefined && plan?.rooms && !plan.rooms.includes(room))
      fault('ratePlan', `The room "${room}" is not sold at "${ratePlan}"`);
    if (follow && plan && !plan.follows)
      fault('follow', `"${ratePlan}" follows no other rate plan: its nights cannot be given back`, 'input.invalid');
    if (from < firstDay) fault('from', `Choose days from ${firstDay} on: what is past stays as it was`, 'date.past');
    if (to > lastDay) fault('to', `Choose days until ${lastDay}`, 'date.range');
    nights += daysBetween(from, to) + 1;
  }
  if (errors.length > 0) return { refused: 'input.invalid', errors: errors.slice(0, mostErrors) };
  if (nights > mostNights) return refuse('calendar.too_large', `Send at most ${mostNights} nights at once`);
  const wished = nightsOfEdits(edits, Number(version));
  if (wished.length > 0) return wished;
  return {
    refused: 'input.invalid',
    errors: [{ field: 'edits', code: 'input.invalid', message: 'None of the weekdays is among the days' }],
  };
}
