import { el, type XmlPart } from '../xml/write-xml.ts';
import { amountOf, dateRange, named, ownMessage, percentOf, type Sender, type Written } from './sender.ts';
import type { ToldPromotion, ToldProperty } from './told.ts';

/** Discounts that are given by themselves, each alone: the guest has the one that saves most. */
export const writePromotions = (
  promotions: readonly ToldPromotion[],
  property: ToldProperty,
  sender: Sender,
): Written => ({
  says: promotions.length,
  root: ownMessage(
    'Promotions',
    sender,
    el(
      'HotelPromotions',
      { hotel_id: sender.hotelCode, action: 'overlay' },
      promotions.map((promotion) => writePromotion(promotion, property)),
    ),
  ),
});

function writePromotion(promotion: ToldPromotion, { currency }: ToldProperty): XmlPart {
  const { id, off, nights, arrivalWeekdays, sell, rooms, plans } = promotion;
  const bounds = (name: string, min: number | null, max: number | null): XmlPart | null =>
    min === null && max === null ? null : el(name, { min, max });
  return el(
    'Promotion',
    { id },
    sell && el('BookingDates', {}, dateRange(sell)),
    bounds('BookingWindow', promotion.minDaysBefore, promotion.maxDaysBefore),
    arrivalWeekdays && el('CheckinDates', {}, dateRange(always, arrivalWeekdays)),
    el('Discount', {
      percentage: 'percent' in off ? percentOf(off.percent) : undefined,
      fixed_amount: 'perStay' in off ? amountOf(off.perStay, currency) : undefined,
      fixed_amount_per_night: 'perNight' in off ? amountOf(off.perNight, currency) : undefined,
    }),
    bounds('LengthOfStay', promotion.minNights, promotion.maxNights),
    named('RatePlans', 'RatePlan', plans),
    named('RoomTypes', 'RoomType', rooms),
    el('Stacking', { type: 'none' }),
    nights && el('StayDates', { application: nights.application }, dateRange(nights, nights.weekdays)),
  );
}

const always = { from: '2000-01-01', to: '2099-12-31' } as Parameters<typeof dateRange>[0];
