import { isRefusal } from '@stayfront/contract/problem';
import { composePlan, composeTitle } from '@stayfront/rules/alpinebits/base-rates/compose-plan';
import { readBaseRates, type BaseRatesWish } from '@stayfront/rules/alpinebits/base-rates/read-base-rates';
import { gatherFaults } from '@stayfront/rules/alpinebits/faults';
import { takenWith, writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { codesOf, type Codes } from '@stayfront/rules/connection/codes';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { giveWay } from '../../../platform/http/give-way.ts';
import { lastDayOf } from '../../../selling/calendar/check-put.ts';
import { readCalendarVersion } from '../../../selling/calendar/read-calendar-version.ts';
import { readManagedCalendar } from '../../../selling/calendar/read-managed-calendar.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import { refusedWith } from '../refused.ts';
import { describeBeside } from './describe-beside.ts';
import { describePlan } from './describe-plans.ts';
import { keepPulled, readPulled } from './pull.store.ts';
import { readChangedDays } from './read-changed-days.ts';

const root = 'OTA_HotelRatePlanRS';
type Days = { readonly from: StayDate; readonly to: StayDate };
type Told = { readonly text: string; readonly done: AlpineDone };

/** Tells a client the prices of rate plans, those that it asks for on the days that it asks for, or what has changed. */
export async function tellBaseRates(db: Db, call: AlpineCall, message: XmlElement): Promise<Told> {
  const faults = gatherFaults();
  const wish = readBaseRates(message, faults);
  if (
    faults.list.length === 0 &&
    wish.what === 'changes' &&
    !call.capabilities.has('OTA_HotelRatePlan_BaseRates_deltas')
  )
    faults.add('cannot', 'DateRange', 'this uses OTA_HotelRatePlan_BaseRates_deltas, which was not announced');
  const { document } = call.hotel;
  const codes = codesOf(document, call.account.settings);
  const plans = wish.what === 'rates' || wish.what === 'changes' ? wish.codes : [];
  for (const code of plans)
    if (!planOf(call, codes, code)) faults.add('ratePlan', 'RatePlanCandidate/@RatePlanCode', `there is no "${code}"`);
  if (faults.list.length > 0) {
    const done = refusedWith(faults.list);
    return { text: writeOutcome(root, done.outcome), done };
  }
  if (wish.what === 'unclear') return told([], [wish.why], []);
  if (wish.what === 'plans')
    return told(
      document.ratePlans.map((plan) => composeTitle(describePlan(document, plan, codes, null))),
      [],
      [],
    );
  return tellRates(db, call, codes, wish);
}

const planOf = ({ hotel }: AlpineCall, codes: Codes, code: string) =>
  hotel.document.ratePlans.find(({ id }) => id === codes.ratePlanOf(code));

/** What cannot be said in the standard's way is told as advice; what was asked in no clear way is a warning. */
function told(parts: readonly XmlPart[], warnings: readonly string[], unsaid: readonly string[]): Told {
  const outcome = takenWith(warnings, unsaid);
  const done: AlpineDone = { outcome, told: { facts: { ratePlans: parts.length } }, change: null };
  // The standard wants one at least: an empty one where there is nothing to tell.
  const plans = parts.length > 0 ? parts : [el('RatePlan')];
  return { text: writeOutcome(root, outcome, el('RatePlans', {}, plans)), done };
}

async function tellRates(
  db: Db,
  call: AlpineCall,
  codes: Codes,
  wish: Extract<BaseRatesWish, { what: 'rates' | 'changes' }>,
): Promise<Told> {
  const { hotel, account, clientId, now } = call;
  const { hotelId, document } = hotel;
  const puller = { hotelId, connection: account.connection, clientId };
  const all: Days = { from: todayAt(document.timeZone, now), to: lastDayOf(hotel, now) };
  const seen = await inHotel(db, hotelId, async (tx) => {
    const pulled = await readPulled(tx, puller);
    // Asked for before the nights are read: what is changed meanwhile is told twice rather than never.
    const change = await readCalendarVersion(tx, hotelId);
    const spans = new Map<string, Days | null>();
    const wishedDays = async (code: string): Promise<Days | 'nothing' | 'all'> => {
      if (wish.what === 'rates') return wish.period ?? 'all';
      const before = pulled.get(code);
      return before?.house === hotel.version ? readChangedDays(tx, hotelId, before.change) : 'all';
    };
    for (const code of wish.codes) spans.set(code, within(all, await wishedDays(code)));
    return { change, spans };
  });
  const parts: XmlPart[] = [];
  const unsaid: string[] = [];
  for (const code of wish.codes) {
    const plan = planOf(call, codes, code);
    const days = seen.spans.get(code);
    if (!plan || !days) continue;
    const calendar = await readManagedCalendar(db, hotel, days, now);
    if (isRefusal(calendar)) return told([], [`"${code}": ask for fewer days with DateRange`], []);
    const beside = describeBeside(document, plan, codes, days);
    const composed = composePlan(describePlan(document, plan, codes, calendar, beside));
    parts.push(composed.part);
    unsaid.push(...composed.unsaid.slice(0, 10), ...beside.unsaid.slice(0, 10));
    await giveWay();
  }
  const answer = told(parts, [], unsaid);
  if (call.isTrial || (parts.length === 0 && wish.what === 'rates')) return answer;
  await inHotel(db, hotelId, async (tx) => {
    if (wish.what === 'changes')
      await keepPulled(tx, puller, wish.codes, { change: seen.change, house: hotel.version }, now);
    if (parts.length > 0) await call.note(tx, answer.done);
  });
  return answer;
}

/** The days of a wish that can be told; null where nothing is left of them. */
function within(all: Days, wished: Days | 'nothing' | 'all'): Days | null {
  if (wished === 'nothing') return null;
  if (wished === 'all') return all;
  const days = { from: wished.from > all.from ? wished.from : all.from, to: wished.to < all.to ? wished.to : all.to };
  return days.from <= days.to ? days : null;
}
