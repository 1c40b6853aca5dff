import type { BookingRequest } from '../../flow/booking-request.ts';

/** What every way to pay is given: a booking with rooms and complete details. */
export interface PaymentStepProps {
  request: BookingRequest;
}
