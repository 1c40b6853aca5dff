import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partOrNone, partsOf, refuseOthers, shortened, wholeAt } from '../read-parts.ts';
import type { FamilyOffer, FreeNightsOffer, Offers } from './plan-message.ts';
import type { Asks } from './read-booking-rules.ts';
import { readOfferRule } from './read-offer-rule.ts';

const mostOffers = 3;

export function readOffers(list: XmlElement | null, plan: string, asks: Asks, faults: Faults): Offers | null {
  const about = `plan "${plan}"`;
  if (list) refuseOthers(list, { children: ['Offer'] }, faults);
  const [first, ...others] = list ? partsOf(list, 'Offer') : [];
  if (!first) {
    faults.add('missing', 'Offer[1]', `${about}: the first Offer, with its OfferRule, is missing`, list?.line);
    return null;
  }
  if (others.length >= mostOffers)
    faults.add('invalid', 'Offers', `${about}: ${others.length + 1} offers are more than ${mostOffers}`, list?.line);
  refuseOthers(first, { children: ['OfferRules', 'Discount', 'Guests'] }, faults);
  for (const name of ['Discount', 'Guests'])
    if (partsOf(first, name).length > 0)
      faults.add('invalid', `Offer[1]/${name}`, `${about}: the first Offer has an OfferRule alone`, first.line);
  const rules = onlyPart(first, 'OfferRules', faults);
  const rule = rules && onlyPart(rules, 'OfferRule', faults);
  const read = { rule: rule ? readOfferRule(rule, about, asks, faults) : {} };
  let freeNights: FreeNightsOffer | null = null;
  let family: FamilyOffer | null = null;
  for (const offer of others) {
    const one = readDiscount(offer, about, { asks, childFromAge: read.rule.childFromAge }, faults);
    const hasBoth = (one.freeNights && freeNights) ?? (one.family && family);
    if (hasBoth) faults.add('invalid', 'Offer', `${about}: there are two offers of one kind`, offer.line);
    freeNights ??= one.freeNights;
    family ??= one.family;
  }
  return { ...read, freeNights, family };
}

type Discounts = { readonly freeNights: FreeNightsOffer | null; readonly family: FamilyOffer | null };
type Context = { readonly asks: Asks; readonly childFromAge: number | undefined };

function readDiscount(offer: XmlElement, about: string, { asks, childFromAge }: Context, faults: Faults): Discounts {
  refuseOthers(offer, { children: ['Discount', 'Guests'] }, faults);
  const none = { freeNights: null, family: null };
  const discount = onlyPart(offer, 'Discount', faults);
  const guests = partOrNone(offer, 'Guests', faults);
  if (!discount) return none;
  const nights = ['NightsRequired', 'NightsDiscounted', 'DiscountPattern'];
  refuseOthers(discount, { attributes: ['Percent', ...nights] }, faults);
  if (Number(discount.attributes['Percent'] ?? '') !== 100)
    faults.add('invalid', 'Discount/@Percent', `${about}: must be 100`, discount.line);
  const isOfNights = nights.some((name) => discount.attributes[name] !== undefined);
  if (isOfNights && guests) {
    faults.add('invalid', 'Offer', `${about}: an offer is of free nights or for families, not both`, offer.line);
    return none;
  }
  if (guests) {
    asks('accept_FamilyOffers', 'Offer/Guests', guests.line);
    return { ...none, family: readFamily(guests, about, childFromAge, faults) };
  }
  asks('accept_FreeNightsOffers', 'Offer/Discount', discount.line);
  return { ...none, freeNights: readFreeNights(discount, about, faults) };
}

function readFreeNights(discount: XmlElement, about: string, faults: Faults): FreeNightsOffer | null {
  const nights = wholeAt(discount, 'NightsRequired', faults, { least: 1, most: 365 });
  const free = wholeAt(discount, 'NightsDiscounted', faults, { least: 1, most: 365 });
  if (nights === null || free === null) return null;
  if (free > nights) {
    const message = `${about}: ${free} nights are more than NightsRequired ${nights}`;
    faults.add('invalid', 'Discount/@NightsDiscounted', message, discount.line);
    return null;
  }
  const pattern = discount.attributes['DiscountPattern'];
  const wanted = '0'.repeat(nights - free) + '1'.repeat(free);
  if (pattern !== undefined && pattern !== wanted) {
    const message = `${about}: "${shortened(pattern)}" must be ${nights - free} times 0 and then ${free} times 1`;
    faults.add('invalid', 'Discount/@DiscountPattern', message, discount.line);
  }
  return { nights, free, repeats: pattern !== undefined };
}

function readFamily(
  guests: XmlElement,
  about: string,
  childFromAge: number | undefined,
  faults: Faults,
): FamilyOffer | null {
  refuseOthers(guests, { children: ['Guest'] }, faults);
  const guest = onlyPart(guests, 'Guest', faults);
  if (!guest) return null;
  const positions = ['FirstQualifyingPosition', 'LastQualifyingPosition'];
  refuseOthers(guest, { attributes: ['AgeQualifyingCode', 'MaxAge', 'MinCount', ...positions] }, faults);
  const fault = (name: string, message: string): void =>
    faults.add('invalid', `Guest/@${name}`, `${about}: ${message}`, guest.line);
  if (guest.attributes['AgeQualifyingCode'] !== '8') fault('AgeQualifyingCode', 'must be 8, for children');
  if (guest.attributes['FirstQualifyingPosition'] !== '1') fault('FirstQualifyingPosition', 'must be 1');
  const toAge = wholeAt(guest, 'MaxAge', faults, { least: 1, most: 18 });
  const minChildren = wholeAt(guest, 'MinCount', faults, { least: 0, most: 99 });
  const last = wholeAt(guest, 'LastQualifyingPosition', faults, { least: 1, most: 99 });
  if (toAge === null || minChildren === null || last === null) return null;
  if (last > Math.max(1, minChildren))
    fault('LastQualifyingPosition', `${last} must not be more than MinCount ${minChildren}`);
  if (childFromAge !== undefined && toAge <= childFromAge)
    fault('MaxAge', `${toAge} must be more than the MinAge of the plan’s children, ${childFromAge}`);
  return { toAge, minChildren: Math.max(1, minChildren), last };
}
