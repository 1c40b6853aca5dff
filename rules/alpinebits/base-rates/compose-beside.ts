import { el, type XmlPart } from '../../xml/write-xml.ts';
import type { PulledOffer, PulledPlan, PulledSupplement } from './pulled-plan.ts';

/** Supplements as RatePlans has them: what each is, then what it costs on which nights. */
export const composeSupplements = ({ supplements, decimals }: PulledPlan): XmlPart | null =>
  supplements.length === 0
    ? null
    : el(
        'Supplements',
        {},
        supplements.flatMap((one) => [staticPart(one), ...datedParts(one, decimals)]),
      );

const staticPart = ({ code, isMandatory, chargeType, weekdays, titles }: PulledSupplement): XmlPart =>
  el(
    'Supplement',
    {
      InvType: 'EXTRA',
      InvCode: code,
      AddToBasicRateIndicator: true,
      MandatoryIndicator: isMandatory,
      ChargeTypeCode: chargeType,
    },
    weekdays && el('PrerequisiteInventory', { InvType: 'ALPINEBITSDOW', InvCode: digitsOf(weekdays) }),
    titleOf(titles),
  );

/** Seven digits, Monday first; 0 is Sunday here. */
const digitsOf = (weekdays: readonly number[]): string =>
  [1, 2, 3, 4, 5, 6, 0].map((day) => (weekdays.includes(day) ? '1' : '0')).join('');

const datedParts = ({ code, dated }: PulledSupplement, decimals: number): XmlPart[] =>
  dated.map(({ from, to, minor, room }) =>
    el(
      'Supplement',
      { InvType: 'EXTRA', InvCode: code, Amount: (minor / 10 ** decimals).toFixed(decimals), Start: from, End: to },
      room !== null && el('PrerequisiteInventory', { InvType: 'ROOMTYPE', InvCode: room }),
    ),
  );

/** The offers behind the first: free nights, and children who are free. */
export const composeOffer = (offer: PulledOffer): XmlPart =>
  offer.kind === 'free-nights'
    ? el(
        'Offer',
        {},
        el('Discount', {
          Percent: 100,
          NightsRequired: offer.nights,
          NightsDiscounted: offer.free,
          DiscountPattern: offer.repeats ? '0'.repeat(offer.nights - offer.free) + '1'.repeat(offer.free) : undefined,
        }),
      )
    : el(
        'Offer',
        {},
        el('Discount', { Percent: 100 }),
        el(
          'Guests',
          {},
          el('Guest', {
            AgeQualifyingCode: 8,
            MaxAge: offer.toAge,
            MinCount: offer.minChildren,
            FirstQualifyingPosition: 1,
            LastQualifyingPosition: offer.last,
          }),
        ),
      );

/** A title in the languages that the standard has a word for, which are those of two letters. */
export function titleOf(titles: PulledPlan['titles']): XmlPart | null {
  const texts = Object.entries(titles).filter(([language, text]) => /^[a-z]{2}$/.test(language) && text?.trim());
  if (texts.length === 0) return null;
  return el(
    'Description',
    { Name: 'title' },
    texts.map(([Language, text]) => el('Text', { TextFormat: 'PlainText', Language }, text ?? '')),
  );
}
