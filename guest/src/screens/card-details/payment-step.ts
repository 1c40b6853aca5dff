import type { BookingRequest } from '../../app/flow/booking-request.ts';

/** What every way to pay is given: a booking with rooms and complete details. */
export interface PaymentStepProps {
  request: BookingRequest;
  /** The hotel asks for a card although the rate does not: too much was booked without one. */
  isCardAsked: boolean;
  onCardAsked: () => void;
}
