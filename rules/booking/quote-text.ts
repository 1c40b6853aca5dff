import { isCurrency } from '../currency/currencies.ts';
import { Pen, plainBytes } from '../pen.ts';
import { dayNumber, fromDayNumber } from '../stay/stay-date.ts';
import { readDeposit, writeDeposit } from './deposit-text.ts';
import { readPolicy, writePolicy } from './policy-text.ts';
import type { Freed } from '../special-offer/freed-by.ts';
import type { OfferLine } from '../special-offer/offer-lines.ts';
import type { QuotedDeposit } from './deposit-rule.ts';
import type { Exchanged, LocalTaxLine, Quote } from './quote.ts';

// A quote travels in every product of every search, so it is written short: fields between tildes, numbers in base 36.
// All signs are safe in JSON and in addresses.
const version = '2';
/** Begin fields that only quotes with offers or deposits have: those of other hotels are what the release before reads. */
const offersMark = 'o';
const depositMark = 'd';
const waitingMark = 'w';
const freedMark = 'f';
const knownMarks: ReadonlySet<string> = new Set([
  `${offersMark}.`,
  `${depositMark}.`,
  `${waitingMark}.`,
  `${freedMark}.`,
]);
const guarantees = { N: 'None', G: 'GuaranteeRequired', P: 'PrePay' } as const;

export function writeQuote(quote: Quote): string {
  const pen = new Pen();
  quoteWriter(quote, () => quote.deposit ?? null)(pen, quote, quote.roomId, quote);
  if (quote.waitingId !== undefined) pen.plain(`~${waitingMark}.`).plain(quote.waitingId);
  return pen.read();
}

type WholeSearch = Pick<
  Quote,
  'hotelId' | 'packageId' | 'arrival' | 'guests' | 'currency' | 'promotionCode' | 'exchange' | 'expiresAt'
>;
type OneRate = Pick<Quote, 'ratePlanId' | 'guarantee' | 'policy'>;
type Amounts = Pick<Quote, 'nightPrices' | 'nightDiscounts' | 'vat' | 'localTaxes' | 'offers'> & {
  readonly freed?: Freed | undefined;
};
type WriteQuote<Rate> = (pen: Pen, rate: Rate, roomId: string, amounts: Amounts) => void;

/** Writes many quotes of one search: what they have in common is put into words once. */
export function quoteWriter<Rate extends OneRate>(
  search: WholeSearch,
  depositFor: (rate: Rate) => QuotedDeposit | null,
): WriteQuote<Rate> {
  const { guests, exchange } = search;
  const head = `${version}~${short(search.hotelId)}~`;
  // Ages stand behind the numbers of guests, which is where a server of the release before no longer looks.
  const party = [guests.adults, guests.children, guests.infants, ...(guests.ages ?? [])].join('.');
  const middle = `~${short(dayNumber(search.arrival))}~${party}~${search.currency}~`;
  const end =
    `~${search.packageId ?? ''}~${search.promotionCode ?? ''}` +
    `~${exchange ? `${exchange.currency}.${short(exchange.nanos)}.${short(dayNumber(exchange.date))}` : ''}` +
    `~${short(search.expiresAt)}`;
  const frames = new Map<Rate, { readonly before: Uint8Array; readonly after: Uint8Array }>();
  const frameOf = (rate: Rate) => {
    const known = frames.get(rate);
    if (known) return known;
    const deposit = depositFor(rate);
    const written = deposit ? `~${depositMark}.${writeDeposit(deposit)}` : '';
    const frame = {
      before: plainBytes(`~${rate.ratePlanId}${middle}`),
      after: plainBytes(`~${rate.guarantee[0]}~${writePolicy(rate.policy)}${end}${written}`),
    };
    frames.set(rate, frame);
    return frame;
  };
  return (pen, rate, roomId, { nightPrices, nightDiscounts, vat, localTaxes, offers = [], freed }) => {
    const { before, after } = frameOf(rate);
    list(pen.plain(head).plain(roomId).bytes(before), nightPrices);
    list(pen.plain('~'), nightDiscounts);
    pen.plain('~').short(vat).plain('~');
    let between = '';
    for (const { taxId, minor } of localTaxes) {
      pen.plain(between).plain(taxId).plain('.').short(minor);
      between = '.';
    }
    pen.bytes(after);
    if (offers.length > 0) pen.plain(`~${offersMark}`);
    for (const { offerId, minor } of offers) pen.plain('.').plain(offerId).plain('.').short(minor);
    if (!freed) return;
    pen.plain(`~${freedMark}`);
    for (const count of [freed.children, freed.infants, ...freed.nights]) pen.plain('.').short(count);
  };
}

function list(pen: Pen, amounts: readonly number[]): void {
  for (let i = 0; i < amounts.length; i++) {
    if (i > 0) pen.plain('.');
    pen.short(amounts[i] ?? 0);
  }
}

/** Reads a quote back; null for a text that we did not write, or that another version of us wrote. */
export function readQuote(text: string): Quote | null {
  const fields = text.split('~');
  if (fields[0] !== version || fields.length < 17 || fields.length > 21) return null;
  const [hotel, roomId, ratePlanId, day, party, currency, prices, discounts, vat, taxes, char, policy, ...rest] =
    fields.slice(1);
  const [packageId, promotionCode, exchange, end, ...more] = rest;
  const added = readAdded(more);
  if (!added) return null;
  const { offers, deposit, waitingId, freed } = added;
  const [adults, children, infants, ...ages] = (party ?? '').split('.').map(Number);
  const nightPrices = unlisted(prices).map(long);
  const readPolicyText = readPolicy(policy ?? '');
  const guarantee = guarantees[char as keyof typeof guarantees];
  if (!roomId || !ratePlanId || !currency || !isCurrency(currency) || !readPolicyText || !guarantee) return null;
  return {
    hotelId: long(hotel),
    roomId,
    ratePlanId,
    packageId: packageId || null,
    arrival: fromDayNumber(long(day)),
    departure: fromDayNumber(long(day) + nightPrices.length),
    guests: {
      adults: adults ?? 0,
      children: children ?? 0,
      infants: infants ?? 0,
      ...(ages.length > 0 ? { ages } : {}),
    },
    currency,
    nightPrices,
    nightDiscounts: unlisted(discounts).map(long),
    promotionCode: promotionCode || null,
    ...(offers.length > 0 ? { offers } : {}),
    ...(freed ? { freed } : {}),
    vat: long(vat),
    localTaxes: readTaxes(unlisted(taxes)),
    exchange: readExchange(unlisted(exchange)),
    guarantee,
    policy: readPolicyText,
    ...(deposit ? { deposit } : {}),
    ...(waitingId === undefined ? {} : { waitingId }),
    expiresAt: long(end),
  };
}

const unlisted = (text: string | undefined): string[] => (text ? text.split('.') : []);

const readTaxes = (fields: readonly string[]): LocalTaxLine[] =>
  fields.flatMap((taxId, i) => (i % 2 === 0 ? [{ taxId, minor: long(fields[i + 1]) }] : []));

/** Null for a field of another kind: whoever wrote it meant something that we do not know. */
function readAdded(fields: readonly string[]): {
  readonly offers: OfferLine[];
  readonly deposit: QuotedDeposit | null;
  readonly waitingId: string | undefined;
  readonly freed: Freed | undefined;
} | null {
  const read = new Map(fields.map((field) => [field.slice(0, 2), field.slice(2)]));
  const offers = read.get(`${offersMark}.`)?.split('.') ?? [];
  const written = read.get(`${depositMark}.`);
  const deposit = written === undefined ? null : readDeposit(written);
  const isKnown = [...read.keys()].every((mark) => knownMarks.has(mark));
  const isWhole = read.size === fields.length && offers.length % 2 === 0 && (written === undefined || deposit !== null);
  const freed = read.get(`${freedMark}.`);
  return isKnown && isWhole
    ? {
        offers: readOffers(offers),
        deposit,
        waitingId: read.get(`${waitingMark}.`),
        freed: freed === undefined ? undefined : readFreed(freed),
      }
    : null;
}

function readFreed(text: string): Freed {
  const [children = 0, infants = 0, ...nights] = text.split('.').map(long);
  return { nights, children, infants };
}

function readOffers(lines: readonly string[]): OfferLine[] {
  return lines.flatMap((offerId, i) => (i % 2 === 0 ? [{ offerId, minor: long(lines[i + 1]) }] : []));
}

function readExchange([currency, nanos, day]: readonly string[]): Exchanged | null {
  return currency && isCurrency(currency) ? { currency, nanos: long(nanos), date: fromDayNumber(long(day)) } : null;
}

const short = (value: number): string => value.toString(36);
const long = (text: string | undefined): number => Number.parseInt(text ?? '', 36);
