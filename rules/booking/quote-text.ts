import type { CancellationFee, CancellationPolicy } from '../cancellation/policy.ts';
import { isCurrency } from '../currency/currencies.ts';
import { Pen, plainBytes } from '../pen.ts';
import { dayNumber, fromDayNumber } from '../stay/stay-date.ts';
import type { Exchanged, LocalTaxLine, Quote } from './quote.ts';

// A quote travels in every product of every search, so it is written short: fields between tildes, numbers in base 36.
// All signs are safe in JSON and in addresses.
const version = '2';
const guarantees = { N: 'None', G: 'GuaranteeRequired', P: 'PrePay' } as const;

export function writeQuote(quote: Quote): string {
  const pen = new Pen();
  quoteWriter(quote)(pen, quote, quote.roomId, quote);
  return pen.read();
}

type WholeSearch = Pick<
  Quote,
  'hotelId' | 'packageId' | 'arrival' | 'guests' | 'currency' | 'promotionCode' | 'exchange' | 'expiresAt'
>;
type OneRate = Pick<Quote, 'ratePlanId' | 'guarantee' | 'policy'>;
type Amounts = Pick<Quote, 'nightPrices' | 'nightDiscounts' | 'vat' | 'localTaxes'>;
type WriteQuote = (pen: Pen, rate: OneRate, roomId: string, amounts: Amounts) => void;

/** Writes many quotes of one search: what they have in common is put into words once. */
export function quoteWriter(search: WholeSearch): WriteQuote {
  const { guests, exchange } = search;
  const head = `${version}~${short(search.hotelId)}~`;
  // Ages stand behind the numbers of guests, which is where a server of the release before no longer looks.
  const party = [guests.adults, guests.children, guests.infants, ...(guests.ages ?? [])].join('.');
  const middle = `~${short(dayNumber(search.arrival))}~${party}~${search.currency}~`;
  const end =
    `~${search.packageId ?? ''}~${search.promotionCode ?? ''}` +
    `~${exchange ? `${exchange.currency}.${short(exchange.nanos)}.${short(dayNumber(exchange.date))}` : ''}` +
    `~${short(search.expiresAt)}`;
  const frames = new Map<OneRate, { readonly before: Uint8Array; readonly after: Uint8Array }>();
  const frameOf = (rate: OneRate) => {
    const known = frames.get(rate);
    if (known) return known;
    const frame = {
      before: plainBytes(`~${rate.ratePlanId}${middle}`),
      after: plainBytes(`~${rate.guarantee[0]}~${writePolicy(rate.policy)}${end}`),
    };
    frames.set(rate, frame);
    return frame;
  };
  return (pen, rate, roomId, { nightPrices, nightDiscounts, vat, localTaxes }) => {
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
  if (fields[0] !== version || fields.length !== 17) return null;
  const [hotel, roomId, ratePlanId, day, party, currency, prices, discounts, vat, taxes, char, policy, ...rest] =
    fields.slice(1);
  const [packageId, promotionCode, exchange, end] = rest;
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
    vat: long(vat),
    localTaxes: readTaxes(unlisted(taxes)),
    exchange: readExchange(unlisted(exchange)),
    guarantee,
    policy: readPolicyText,
    expiresAt: long(end),
  };
}

const unlisted = (text: string | undefined): string[] => (text ? text.split('.') : []);

const readTaxes = (fields: readonly string[]): LocalTaxLine[] =>
  fields.flatMap((taxId, i) => (i % 2 === 0 ? [{ taxId, minor: long(fields[i + 1]) }] : []));

function readExchange([currency, nanos, day]: readonly string[]): Exchanged | null {
  return currency && isCurrency(currency) ? { currency, nanos: long(nanos), date: fromDayNumber(long(day)) } : null;
}

const feeLetters = { nights: 'n', percent: 'p', fixed: 'f' } as const;

const feeNumber = (fee: CancellationFee): number =>
  fee.kind === 'nights' ? fee.nights : fee.kind === 'percent' ? fee.basisPoints : fee.minor;

const writePolicy = ({ freeUntil, fee }: CancellationPolicy): string =>
  `${freeUntil ? `${freeUntil.daysBefore}.${freeUntil.hour}` : '-'}.${feeLetters[fee.kind]}${short(feeNumber(fee))}`;

function readPolicy(text: string): CancellationPolicy | null {
  const match = /^(?:-|(\d+)\.(\d+))\.([npf])([0-9a-z]+)$/.exec(text);
  if (!match) return null;
  const [, daysBefore, hour, char, number] = match;
  const amount = long(number);
  const fee: CancellationFee =
    char === 'n'
      ? { kind: 'nights', nights: amount }
      : char === 'p'
        ? { kind: 'percent', basisPoints: amount }
        : { kind: 'fixed', minor: amount };
  return { freeUntil: daysBefore === undefined ? null : { daysBefore: Number(daysBefore), hour: Number(hour) }, fee };
}

const short = (value: number): string => value.toString(36);
const long = (text: string | undefined): number => Number.parseInt(text ?? '', 36);
