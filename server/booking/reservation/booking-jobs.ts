import { enqueue, type Enqueue } from '../../platform/queue/enqueue.ts';
import type { News } from './news.ts';

/** What is to follow something that happened to a reservation. Who does it is nothing that booking knows. */
export type BookingJobs = {
  /** `again`: a mark of its own where somebody asked for it once more, so that a mailbox does not take it for the first. */
  'send-confirmation': { readonly hotelId: number; readonly reservationId: string; readonly again?: string };
  'tell-guest': {
    readonly hotelId: number;
    readonly reservationId: string;
    readonly news: News;
    readonly again?: string;
  };
  'tell-hotel': { readonly hotelId: number; readonly reservationId: string; readonly news: News };
  /** When the hold of a reservation has ended. */
  'end-hold': { readonly hotelId: number; readonly reservationId: string };
  /** Now and then, for all hotels. */
  /** When somebody of the house wants fees to be taken from the card that stands for a booking. */
  'charge-guarantee': { readonly hotelId: number; readonly reservationId: string; readonly intentId: string };
  'collect-rests': Record<string, never>;
  /** Each minute for all hotels, and at once for one where an offer was turned down or has ended. */
  'offer-waiting': { readonly hotelId?: number };
  /** A letter to somebody on the waiting list; `mark`: of this asking or this offer alone. */
  'tell-waiting': {
    readonly hotelId: number;
    readonly waitingId: string;
    readonly letter: 'confirm' | 'offer';
    readonly mark: string;
  };
  'keep-lists': Record<string, never>;
  sweep: Record<string, never>;
};

export const queueBookingJob: Enqueue<BookingJobs> = enqueue;
