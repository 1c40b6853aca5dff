import type { CancellationFee, CancellationPolicy } from '../cancellation/policy.ts';
import { isCurrency } from '../currency/currencies.ts';
import { dayNumber, fromDayNumber } from '../stay/stay-date.ts';
import type { Exchanged, LocalTaxLine, Quote } from './quote.ts';

// A quote travels in every product of every search, so it is written short: fields between tildes, numbers in base 36.
// All signs are safe in JSON and in addresses.
const version = '2';
const guarantees = { N: 'None', G: 'GuaranteeRequired', P: 'PrePay' } as const;

export const writeQuote = (quote: Quote): string => quoteWriter(quote)(quote, quote.roomId, quote);

type WholeSearch = Pick<
  Quote,
  'hotelId' | 'packageId' | 'arrival' | 'guests' | 'currency' | 'promotionCode' | 'exchange' | 'expiresAt'
>;
type OneRate = Pick<Quote, 'ratePlanId' | 'guarantee' | 'policy'>;
type Amounts = Pick<Quote, 'nightPrices' | 'nightDiscounts' | 'vat' | 'localTaxes'>;

/** Writes many quotes of one search: what they have in common is written once. */
export function quoteWriter(search: WholeSearch): (rate: OneRate, roomId: string, amounts: Amounts) => string {
  const { guests, exchange } = search;
  const head = `${version}~${short(search.hotelId)}~`;
  const middle =
    `~${short(dayNumber(search.arrival))}~${guests.adults}.${guests.children}.${guests.infants}` +
    `~${search.currency}~`;
  const end =
    `~${search.packageId ?? ''}~${search.promotionCode ?? ''}` +
    `~${exchange ? `${exchange.currency}.${short(exchange.nanos)}.${short(dayNumber(exchange.date))}` : ''}` +
    `~${short(search.expiresAt)}`;
  const tails = new Map<OneRate, string>();
  const tailOf = (rate: OneRate): string => {
    const known = tails.get(rate);
    if (known !== undefined) return known;
    const tail = `~${rate.guarantee[0]}~${writePolicy(rate.policy)}${end}`;
    tails.set(rate, tail);
    return tail;
  };
  return (rate, roomId, { nightPrices, nightDiscounts, vat, localTaxes }) => {
    let taxes = '';
    for (const { taxId, minor } of localTaxes) taxes += `${taxes === '' ? '' : '.'}${taxId}.${short(minor)}`;
    return (
      `${head}${roomId}~${rate.ratePlanId}${middle}${listed(nightPrices)}~${listed(nightDiscounts)}` +
      `~${short(vat)}~${taxes}${tailOf(rate)}`
    );
  };
}

function listed(amounts: readonly number[]): string {
  if (amounts.length === 0) return '';
  let text = short(amounts[0] ?? 0);
  for (let i = 1; i < amounts.length; i++) text += `.${short(amounts[i] ?? 0)}`;
  return text;
}

/** Reads a quote back; null for a text that we did not write, or that another version of us wrote. */
export function readQuote(text: string): Quote | null {
  const fields = text.split('~');
  if (fields[0] !== version || fields.length !== 17) return null;
  const [hotel, roomId, ratePlanId, day, party, currency, prices, discounts, vat, taxes, letter, policy, ...rest] =
    fields.slice(1);
  const [packageId, promotionCode, exchange, end] = rest;
  const [adults, children, infants] = (party ?? '').split('.').map(Number);
  const nightPrices = unlisted(prices).map(long);
  const readPolicyText = readPolicy(policy ?? '');
  const guarantee = guarantees[letter as keyof typeof guarantees];
  if (!roomId || !ratePlanId || !currency || !isCurrency(currency) || !readPolicyText || !guarantee) return null;
  return {
    hotelId: long(hotel),
    roomId,
    ratePlanId,
    packageId: packageId || null,
    arrival: fromDayNumber(long(day)),
    departure: fromDayNumber(long(day) + nightPrices.length),
    guests: { adults: adults ?? 0, children: children ?? 0, infants: infants ?? 0 },
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
  const [, daysBefore, hour, letter, number] = match;
  const amount = long(number);
  const fee: CancellationFee =
    letter === 'n'
      ? { kind: 'nights', nights: amount }
      : letter === 'p'
        ? { kind: 'percent', basisPoints: amount }
        : { kind: 'fixed', minor: amount };
  return { freeUntil: daysBefore === undefined ? null : { daysBefore: Number(daysBefore), hour: Number(hour) }, fee };
}

const short = (value: number): string => value.toString(36);
const long = (text: string | undefined): number => Number.parseInt(text ?? '', 36);
