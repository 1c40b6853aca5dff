import { Day } from '@stayfront/contract/property/shapes';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn } from '@stayfront/contract/property/texts';
import type { ExplainedStay } from '@stayfront/rules/availability/explain-stay';
import { guestsByAge } from '@stayfront/rules/channel/guests-by-age';
import type { NightLine } from '@stayfront/rules/pricing/price-night';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import { checkSearch } from '@stayfront/server/selling/offer/check-search';
import { explainPrice } from '@stayfront/server/selling/calendar/explain-price';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import type { Command } from './command.ts';
import { printAnswer, printFaults } from './print-answer.ts';
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
    if (refusal) return printAnswer('What was typed', refusal);
    const explained = await explainPrice(db, hotel, asked, now);
    if ('refused' in explained) {
      console.error(`Cannot be had: ${explained.refused}.`);
      return 1;
    }
    for (const line of describe(hotel.document, explained)) console.log(line);
    return 0;
  });

type Fault = { readonly path: string; readonly message: string };

function readAsked(
  { document }: Hotel,
  [roomId = '', ratePlanId = '', from = '', to = '', heads = '2', told = '-', code]: readonly string[],
) {
  const [arrival, departure] = [Day.safeParse(from), Day.safeParse(to)];
  const plan = document.ratePlans.find((one) => one.id === ratePlanId);
  const faults: Fault[] = [];
  const list = (ids: readonly { id: string }[]): string => ids.map((one) => one.id).join(', ');
  if (!document.rooms.some((one) => one.id === roomId))
    faults.push({ path: 'ROOM', message: `This hotel has ${list(document.rooms)}` });
  if (!plan) faults.push({ path: 'RATE', message: `This hotel has ${list(document.ratePlans)}` });
  else if (plan.rooms && !plan.rooms.includes(roomId))
    faults.push({ path: 'RATE', message: `It is sold in ${plan.rooms.join(', ')}` });
  if (!arrival.success) faults.push({ path: 'ARRIVAL', message: 'Write the day as YYYY-MM-DD' });
  if (!departure.success) faults.push({ path: 'DEPARTURE', message: 'Write the day as YYYY-MM-DD' });
  else if (arrival.success && departure.data <= arrival.data)
    faults.push({ path: 'DEPARTURE', message: 'Choose a day after the arrival' });
  if (!/^\d{1,2}$/.test(heads)) faults.push({ path: 'ADULTS', message: 'Write a whole number' });
  if (!/^(-|\d{1,2}(,\d{1,2})*)$/.test(told))
    faults.push({ path: 'AGES', message: 'Write ages as 7,3, or - for none' });
  if (faults.length > 0 || !arrival.success || !departure.success) return faults;
  const ages = told === '-' ? [] : told.split(',').map(Number);
  const guests = guestsByAge({ adults: Number(heads), children: ages.length, infants: 0, ages }, document.guests);
  return { roomId, ratePlanId, stay: { arrival: arrival.data, departure: departure.data }, guests, promoCode: code };
}

function* describe(document: PropertyDocument, { party, nights, notGiven, mandatory, total }: ExplainedStay) {
  const money = (minor: number): string => formatMoney('en', minor, document.currency).padStart(14);
  const nameOf = ({ id, code }: SpecialOffer): string =>
    textIn(document.offers?.find((one) => one.id === id)?.name, 'en', document.language) || (code ?? id ?? 'the code');
  yield `${party.adults} pay as adults, ${party.children.length} as children, ${party.infants.length} as infants.`;
  for (const { date, lines, price, off } of nights) {
    yield `\n${date}`;
    for (const line of lines) yield `  ${money(line.minor)}  ${wordsOf(line)}`;
    for (const { offer, minor } of off) yield `  ${money(-minor)}  ${nameOf(offer)}`;
    yield `  ${money(price - off.reduce((sum, { minor }) => sum + minor, 0))}  the night`;
  }
  if (mandatory.length > 0) yield '\nWhat nobody can refuse';
  for (const { service, minor } of mandatory) {
    const entry = document.services.find(({ id }) => id === service.serviceId);
    const seldom = service.quantity > 1 ? `, ${service.quantity} of it` : '';
    yield `  ${money(minor)}  ${textIn(entry?.name, 'en', document.language)}, ${service.pricingType.toLowerCase()}${seldom}`;
  }
  yield `\n  ${money(total)}  in all`;
  if (notGiven.length > 0) yield '';
  for (const { offer, why } of notGiven) yield `Not given: ${nameOf(offer)} (${why.kind})`;
}

function wordsOf(line: NightLine): string {
  if (line.of === 'adults') return `${line.count} paying as adults, at the price for ${line.listedFor}`;
  if (line.of === 'further-adults') return `${line.count} further adults`;
  const { band } = line;
  const by = !band
    ? ''
    : `, ages ${band.fromAge} to under ${band.toAge}${band.minor === undefined ? `: ${band.basisPoints / 100} % of an adult’s price` : ''}`;
  return `${line.of} of ${line.age}${by}`;
}
