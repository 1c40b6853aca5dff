import type { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { mostErrors, type Problem } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

type Fault = NonNullable<Problem['errors']>[number];
type Entry = { readonly room?: string | undefined; readonly ratePlan?: string | undefined; readonly to: StayDate };

/**
 * What is wrong with entries for this hotel, each by its place: rooms and rates it has not, rates that follow
 * nobody, days too far ahead.
 */
export function checkEntries(document: PropertyDocument, entries: CalendarEntries, lastDay: StayDate): Fault[] {
  const rooms = new Set(document.rooms.map(({ id }) => id));
  const plans = new Map(document.ratePlans.map((plan) => [plan.id, plan]));
  const faults: Fault[] = [];
  const check = (list: string, { room, ratePlan, to }: Entry, i: number): void => {
    const fault = (field: string, message: string, code = 'input.unknown'): void =>
      void faults.push({ field: `${list}.${i}.${field}`, code, message });
    const plan = ratePlan === undefined ? undefined : plans.get(ratePlan);
    if (room !== undefined && !rooms.has(room)) fault('room', `This hotel has no room "${room}"`);
    if (ratePlan !== undefined && !plan) fault('ratePlan', `This hotel has no rate plan "${ratePlan}"`);
    else if (room !== undefined && plan?.rooms && !plan.rooms.includes(room))
      fault('ratePlan', `The room "${room}" is not sold at "${ratePlan}"`);
    if (list === 'following' && plan && !plan.follows)
      fault('ratePlan', `"${ratePlan}" follows no other rate plan: its nights cannot be given back`, 'input.invalid');
    if (to > lastDay) fault('to', `Choose days until ${lastDay}`, 'date.range');
  };
  for (const list of ['stock', 'rates', 'following', 'restrictions'] as const)
    for (const [i, entry] of entries[list].entries()) {
      if (faults.length >= mostErrors) return faults;
      check(list, entry, i);
    }
  return faults;
}
