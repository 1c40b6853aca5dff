import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { attribute, placeOf, within } from './elements.ts';
import type { KnownCodes } from './known-codes.ts';
import { otaFault, type OtaFault } from './ota-fault.ts';
import { readEach, type Read } from './read-availability.ts';
import { readTarget, type OpenDays, type Target } from './read-target.ts';

/** Prices that are named; what is absent stays. All in minor units of the hotel's currency, taxes within. */
export type NamedPrices = {
  /** What the room costs, for as many as it is meant for. */
  readonly price?: number | undefined;
  /** By how many adults. */
  readonly byAdults?: Readonly<Record<number, number>> | undefined;
  readonly extraAdult?: number | undefined;
  readonly child?: number | undefined;
  readonly infant?: number | undefined;
};
export type RateUpdate = Target & { readonly ratePlanId: string; readonly prices: NamedPrices };

/** What has to be known of a hotel to take its prices. */
export type PricedHotel = { readonly currency: CurrencyCode; mostAdults(roomId: string): number };

/** The updates of an `OTA_HotelRateAmountNotifRQ`, all of them or none. */
export function readRates(
  request: XmlElement,
  codes: KnownCodes,
  open: OpenDays,
  hotel: PricedHotel,
): Read<RateUpdate> {
  return readEach(within(request, 'RateAmountMessages/RateAmountMessage'), 'RateAmountMessage', (message) => {
    const target = readTarget(message, codes, open, true);
    if (target === null || 'code' in target) return target;
    const rates = within(message, 'Rates/Rate');
    if (rates.length !== 1)
      return otaFault(rates.length === 0 ? 'missing' : 'unable', `One Rate of ${placeOf(message)}`);
    const prices = readPrices(rates[0]!, message, hotel, target.roomId);
    return 'code' in prices ? prices : { ...target, ratePlanId: target.ratePlanId ?? '', prices };
  });
}

function readPrices(rate: XmlElement, message: XmlElement, hotel: PricedHotel, roomId: string): NamedPrices | OtaFault {
  const currency = attribute(rate, 'CurrencyCode') ?? attribute(message, 'CurrencyCode');
  const byAdults: Record<number, number> = {};
  let price: number | undefined;
  const bases = within(rate, 'BaseByGuestAmts/BaseByGuestAmt');
  for (const base of bases) {
    const age = attribute(base, 'AgeQualifyingCode') ?? '10';
    if (age !== '10')
      return otaFault('unable', `BaseByGuestAmt is for adults (AgeQualifyingCode 10) (${placeOf(base)})`);
    const minor = readMinor(base, 'AmountAfterTax', currency, hotel.currency);
    if (typeof minor === 'object') return minor;
    const guests = attribute(base, 'NumberOfGuests');
    if (guests === undefined) {
      if (price !== undefined) return otaFault('occupancy', `two prices without NumberOfGuests (${placeOf(base)})`);
      price = minor;
      continue;
    }
    const adults = /^\d{1,2}$/.test(guests) ? Number(guests) : 0;
    if (adults < 1 || adults > hotel.mostAdults(roomId)) return otaFault('adults', `${guests} (${placeOf(base)})`);
    if (byAdults[adults] !== undefined) return otaFault('adults', `${guests} is named twice (${placeOf(base)})`);
    byAdults[adults] = minor;
  }
  if (price !== undefined && Object.keys(byAdults).length > 0)
    return otaFault('occupancy', `one price without NumberOfGuests among prices with it (${placeOf(rate)})`);
  const further = readFurther(rate, currency, hotel.currency);
  if ('code' in further) return further;
  if (bases.length === 0 && Object.keys(further).length === 0)
    return otaFault('missing', `BaseByGuestAmt of ${placeOf(rate)}`);
  return { ...(price === undefined ? (bases.length > 0 ? { byAdults } : {}) : { price }), ...further };
}

/** OTA's list of ages: 10 an adult, 8 a child, 7 an infant. */
const ages = { '10': 'extraAdult', '8': 'child', '7': 'infant' } as const;

function readFurther(
  rate: XmlElement,
  currency: string | undefined,
  own: CurrencyCode,
): Pick<NamedPrices, 'extraAdult' | 'child' | 'infant'> | OtaFault {
  const further: { -readonly [Name in (typeof ages)[keyof typeof ages]]?: number } = {};
  for (const element of within(rate, 'AdditionalGuestAmounts/AdditionalGuestAmount')) {
    const code = attribute(element, 'AgeQualifyingCode') ?? '10';
    const name = code in ages ? ages[code as keyof typeof ages] : undefined;
    if (!name)
      return otaFault('unable', `AgeQualifyingCode "${code}" is not known; send 10, 8 or 7 (${placeOf(element)})`);
    if (further[name] !== undefined)
      return otaFault('unable', `AgeQualifyingCode ${code} stands twice (${placeOf(element)})`);
    const named = attribute(element, 'Amount') === undefined ? 'AmountAfterTax' : 'Amount';
    const minor = readMinor(element, named, currency, own);
    if (typeof minor === 'object') return minor;
    further[name] = minor;
  }
  return further;
}

/** Machines write a dot before decimals, and nothing between thousands. */
function readMinor(
  element: XmlElement,
  name: 'AmountAfterTax' | 'Amount',
  above: string | undefined,
  own: CurrencyCode,
): number | OtaFault {
  const currency = attribute(element, 'CurrencyCode') ?? above ?? own;
  if (currency !== own)
    return otaFault('unable', `This hotel’s currency is ${own}, not ${currency} (${placeOf(element)})`);
  const text = attribute(element, name);
  if (text === undefined) return otaFault('missing', `${name} of ${placeOf(element)}`);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(own);
  const exact = fraction.replace(/0+$/, '');
  if (whole === '' || exact.length > decimals)
    return otaFault('unable', `${name} "${text}" is not an amount in ${own} (${placeOf(element)})`);
  return Number(whole + exact.padEnd(decimals, '0'));
}
