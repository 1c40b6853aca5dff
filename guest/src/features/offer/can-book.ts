import type { HotelConfig } from '@stayfront/contract/hotel';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';

type BookingNow = {
  /** Every stay of the booking has its room. */
  readonly isAllBooked: boolean;
  readonly isPaymentAllowed: boolean;
};

/** Whether a rate can be taken now: a room is left, a stay still needs one, and it can be paid as it asks to be. */
export function canBook(
  { availability }: Pick<AvailabilityItem, 'availability'>,
  { guaranteeType }: Pick<Product, 'guaranteeType'>,
  { paymentSolutionsProvider }: Pick<HotelConfig, 'paymentSolutionsProvider'>,
  { isAllBooked, isPaymentAllowed }: BookingNow,
): boolean {
  const canPay = guaranteeType !== 'PrePay' || paymentSolutionsProvider !== null;
  return availability > 0 && !isAllBooked && !isPaymentAllowed && canPay;
}
