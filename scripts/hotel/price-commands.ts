import { Day } from '@stayfront/contract/property/shapes';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Texts } from '@stayfront/contract/property/texts';
import type { Refusal } from '@stayfront/contract/problem';
import type { ExplainedStay } from '@stayfront/rules/availability/explain-stay';
import { guestsByAge } from '@stayfront/rules/channel/guests-by-age';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import type { NightLine } from '@stayfront/rules/pricing/price-night';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';
import { weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import { checkSearch } from '@stayfront/server/selling/offer/check-search';
import { findCoded } from '@stayfront/server/selling/offer/candidate-offers';
import { explainPrice } from '@stayfront/server/selling/calendar/explain-price';
import type { Command } from './command.ts';
import { printAnswer, printFaults } from './print-answer.ts';
import { wordsOfNoOffer, wordsOfRefusal } from './price-words.ts';
import { withHotel } from './with-database.ts';

export const priceCommands: readonly Command[] = [
  {
    words: ['price', 'HOTEL', 'ROOM', 'RATE', 'ARRIVAL', 'DEPARTURE', '[ADULTS]', '[AGES|-]', '[CODE]'],
    says: 'how a price comes about, night by night: e.g. price 1001 double flexible 2027-06-11 2027-06-14 2 7,3',
    run: ([id, ...typed]) => explain(id, typed),
  },
];

const explain = (id: string | undefined, typed: readonly string[]): Promise<number> =>
  withHotel(id, async (db, hotel) => {
    const asked = readAsked(hotel, typed);
    if (Array.isArray(asked)) return printFaults('What was typed', asked);
    const now = await readDatabaseTime(db);
    const refusal = checkSearch(hotel, asked.stay, asked.guests, now);
    if (refusal) return printAnswer('What was typed', { ...refusal, errors: refusal.errors ?? notSearched(refusal) });
    const explained = await explainPrice(db, hotel, asked, now);
    if ('refused' in explained) {
      console.error(`Cannot be had: ${wordsOfRefusal(explained.refused)}.`);
      return 1;
    }
    for (const line of introduce(hotel.document, asked)) console.log(line);
    for (const line of describe(hotel.document, explained)) console.log(line);
    return 0;
  });

/** What the search would say of days and guests, each beside what was typed for it. */
const notSearched = ({ refused, detail = '' }: Refusal): Refusal['errors'] => [
  {
    field: refused === 'date.past' ? 'ARRIVAL' : refused === 'date.range' ? 'DEPARTURE' : 'ADULTS, AGES',
    code: refused,
    message: detail,
  },
];

type Fault = { readonly path: string; readonly message: string };

function readAsked(
  { document }: Hotel,
  [roomId = '', ratePlanId = '', from = '', to = '', heads = '2', told = '-', code]: readonly string[],
) {
  const [arrival, departure] = [Day.safeParse(from), Day.safeParse(to)];
  const plan = document.ratePlans.find((one) => one.id === ratePlanId);
  const faults: Fault[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  const list = (ids: readonly { id: string }[]): string => ids.map((one) => one.id).join(', ');
  if (!document.rooms.some((one) => one.id === roomId)) fault('ROOM', `This hotel has ${list(document.rooms)}`);
  if (!plan) fault('RATE', `This hotel has ${list(document.ratePlans)}`);
  else if (plan.rooms && !plan.rooms.includes(roomId)) fault('RATE', `It is sold in ${plan.rooms.join(', ')}`);
  if (!arrival.success) fault('ARRIVAL', 'Write a day of the calendar as YYYY-MM-DD');
  if (!departure.success) fault('DEPARTURE', 'Write a day of the calendar as YYYY-MM-DD');
  else if (arrival.success && departure.data <= arrival.data) fault('DEPARTURE', 'Choose a day after the arrival');
  if (!/^\d{1,2}$/.test(heads)) fault('ADULTS', 'Write a whole number');
  if (!/^(-|\d{1,2}(,\d{1,2})*)$/.test(told)) fault('AGES', 'Write ages as 7,3, or - for none');
  if (code !== undefined && !findCoded(document, code)) fault('CODE', `${code} opens no offer of this hotel`);
  if (faults.length > 0 || !arrival.success || !departure.success) return faults;
  const ages = told === '-' ? [] : told.split(',').map(Number);
  const guests = guestsByAge({ adults: Number(heads), children: ages.length, infants: 0, ages }, document.guests);
  return { roomId, ratePlanId, stay: { arrival: arrival.data, departure: departure.data }, guests, promoCode: code };
}

function* introduce(document: PropertyDocument, { roomId, ratePlanId }: { roomId: string; ratePlanId: string }) {
  const nameIn = (list: readonly { id: string; name: Texts }[], id: string): string =>
    textIn(list.find((one) => one.id === id)?.name, 'en', document.language);
  yield `${nameIn(document.rooms, roomId)}, ${nameIn(document.ratePlans, ratePlanId)}; amounts in ${document.currency}.`;
  const plan = document.ratePlans.find(({ id }) => id === ratePlanId);
  if (plan?.isPackageOnly) yield 'Sold inside packages only: nothing is added to it.';
  if (plan?.follows) yield `Prices are worked out from those of ${plan.follows.ratePlan}, but for nights set apart.`;
}

function* describe(document: PropertyDocument, { party, nights, notGiven, mandatory, total }: ExplainedStay) {
  const decimals = decimalsOf(document.currency);
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const money = (minor: number): string => `  ${digits.format(minor / 10 ** decimals).padStart(14)}  `;
  const nameOf = ({ id, code }: SpecialOffer): string =>
    textIn(document.offers?.find((one) => one.id === id)?.name, 'en', document.language) || (code ?? id ?? 'the code');
  const { adults, children, infants } = party;
  yield `Paying as adults: ${adults}, as children: ${children.length}, as infants: ${infants.length}.`;
  for (const { date, lines, price, off } of nights) {
    yield `\n${nightWords(date)}`;
    for (const line of lines) yield money(line.minor) + wordsOf(line);
    for (const { offer, minor } of off) yield money(-minor) + nameOf(offer);
    yield `${money(price - off.reduce((sum, { minor }) => sum + minor, 0))}the night`;
  }
  if (mandatory.length > 0) yield '\nWhat nobody can refuse';
  for (const { service, minor } of mandatory) {
    const entry = document.services.find(({ id }) => id === service.serviceId);
    const seldom = service.quantity > 1 ? `, ${service.quantity} of it` : '';
    yield `${money(minor)}${textIn(entry?.name, 'en', document.language)}, ${service.pricingType.toLowerCase()}${seldom}`;
  }
  yield `\n${money(total)}${document.currency} in all`;
  if (notGiven.length > 0) yield '';
  for (const { offer, why } of notGiven) yield `Not given: ${nameOf(offer)} (${wordsOfNoOffer(why)}).`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const nightWords = (date: StayDate): string => `${date}, ${weekdays[weekdayOf(date)]}`;

function wordsOf(line: NightLine): string {
  if (line.of === 'adults') return `${line.count} paying as adults, at the price for ${line.listedFor}`;
  if (line.of === 'further-adults') return `${line.count} further adults`;
  const { band } = line;
  const share = band?.basisPoints === undefined ? '' : `: ${band.basisPoints / 100} % of an adult’s price`;
  const by = band ? `, ages ${band.fromAge} to under ${band.toAge}${share}` : '';
  return `${line.of} of ${line.age}${by}`;
}
