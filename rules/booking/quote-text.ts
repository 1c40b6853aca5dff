import type { CancellationFee, CancellationPolicy } from '../cancellation/policy.ts';
import { isCurrency } from '../currency/currencies.ts';
import { dayNumber, fromDayNumber } from '../stay/stay-date.ts';
import type { Quote } from './quote.ts';

// A quote travels in every product of every search, so it is written short: fields between tildes, numbers in base 36.
// All signs are safe in JSON and in addresses.
const version = '1';
const guarantees = { N: 'None', G: 'GuaranteeRequired', P: 'PrePay' } as const;

export const writeQuote = (quote: Quote): string =>
  quoteWriter(quote)(quote, quote.roomId, quote.nightPrices, quote.vat);

type WholeSearch = Pick<Quote, 'hotelId' | 'arrival' | 'guests' | 'currency' | 'cityTax' | 'expiresAt'>;
type OneRate = Pick<Quote, 'ratePlanId' | 'guarantee' | 'policy'>;

/** Writes many quotes of one search: what they have in common is written once. */
export function quoteWriter(
  search: WholeSearch,
): (rate: OneRate, roomId: string, nightPrices: readonly number[], vat: number) => string {
  const { guests } = search;
  const head = `${version}~${short(search.hotelId)}~`;
  const middle =
    `~${short(dayNumber(search.arrival))}~${guests.adults}.${guests.children}.${guests.infants}` +
    `~${search.currency}~`;
  const tails = new Map<OneRate, string>();
  const tailOf = (rate: OneRate): string => {
    const known = tails.get(rate);
    if (known !== undefined) return known;
    const tail =
      `~${short(search.cityTax)}~${rate.guarantee[0]}~${writePolicy(rate.policy)}` + `~${short(search.expiresAt)}`;
    tails.set(rate, tail);
    return tail;
  };
  return (rate, roomId, nightPrices, vat) => {
    let prices = short(nightPrices[0] ?? 0);
    for (let night = 1; night < nightPrices.length; night++) prices += `.${short(nightPrices[night] ?? 0)}`;
    return `${head}${roomId}~${rate.ratePlanId}${middle}${prices}~${short(vat)}${tailOf(rate)}`;
  };
}

/** Reads a quote back; null for a text that we did not write, or that another version of us wrote. */
export function readQuote(text: string): Quote | null {
  const [v, hotel, roomId, ratePlanId, day, party, currency, prices, vat, cityTax, letter, policy, end, ...rest] =
    text.split('~');
  if (v !== version || end === undefined || rest.length > 0) return null;
  const [adults, children, infants] = (party ?? '').split('.').map(Number);
  const nightPrices = (prices ?? '').split('.').map(long);
  const arrival = fromDayNumber(long(day));
  const readPolicyText = readPolicy(policy ?? '');
  const guarantee = guarantees[letter as keyof typeof guarantees];
  if (!roomId || !ratePlanId || !currency || !isCurrency(currency) || !readPolicyText || !guarantee) return null;
  return {
    hotelId: long(hotel),
    roomId,
    ratePlanId,
    arrival,
    departure: fromDayNumber(long(day) + nightPrices.length),
    guests: { adults: adults ?? 0, children: children ?? 0, infants: infants ?? 0 },
    currency,
    nightPrices,
    vat: long(vat),
    cityTax: long(cityTax),
    guarantee,
    policy: readPolicyText,
    expiresAt: long(end),
  };
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
