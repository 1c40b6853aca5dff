import type { Language } from '@stayfront/contract/property/texts';
import { enqueue, type Enqueue } from '../../platform/queue/enqueue.ts';
import type { BookingJobs } from '../../booking/reservation/booking-jobs.ts';

/** Every mail that is sent. */
export type MailJobs = Pick<BookingJobs, 'send-confirmation' | 'tell-guest' | 'tell-hotel' | 'tell-waiting'> & {
  /** Of all bookings that were made with an address, whether or not there are any; `mark`: of this asking alone. */
  'send-links': {
    readonly hotelId: number;
    readonly email: string;
    readonly language: Language;
    readonly mark: string;
  };
  /** A kind of its own, so that a server of the version before leaves it to others. */
  'tell-missing-pdf': { readonly hotelId: number; readonly reservationId: string };
};

export const queueMail: Enqueue<MailJobs> = enqueue;
