import type { Money } from '@stayfront/rules/money';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { PaymentNews } from '../../payment/effects.ts';

/** What somebody hears about a reservation. Amounts are in the hotel's currency; nothing in it names the guest. */
export type News =
  | { readonly what: 'booked' }
  /** The guest is asked to confirm it by the link in this very mail; and that nobody did in time. */
  | { readonly what: 'confirm' }
  | { readonly what: 'unconfirmed' }
  | {
      readonly what: 'changed';
      readonly version: number;
      /** What the hotel keeps of the rooms as they were, what goes back and what was paid for the change. */
      readonly fee?: number;
      readonly refund?: number;
      readonly paid?: number;
    }
  | {
      readonly what: 'cancelled';
      readonly version: number;
      readonly cancellationFee: number;
      readonly refund: number;
      /** Cancelled by its conditions, since its rest was not paid in time. */
      readonly isUnpaid?: true;
    }
  | {
      readonly what: 'room-cancelled';
      readonly version: number;
      readonly roomStayIndex: number;
      readonly cancellationFee: number;
      readonly refund: number;
      readonly isUnpaid?: true;
    }
  /** Money for a booking that stands already; what is paid before it stands comes with the confirmation. */
  | { readonly what: 'paid'; readonly intentId: string; readonly amount: Money }
  | { readonly what: 'refunded'; readonly refundId: string; readonly amount: Money }
  /** `mark`: of this asking alone, since it may be sent more than once. All earlier links are dead. */
  | { readonly what: 'new-link'; readonly mark: string }
  /** `dueOn`: until when, where the house has said so. */
  | { readonly what: 'payment-link'; readonly mark: string; readonly amount: Money; readonly dueOn?: StayDate }
  /** A card as guarantee is asked for by a link: until a day, or for as long as the rooms are held. */
  | { readonly what: 'card-link'; readonly mark: string; readonly dueOn?: StayDate }
  /** The rest beyond a deposit is taken soon from the card that is kept, or is to be paid by the link until a day. */
  | { readonly what: 'rest-soon'; readonly amount: Money; readonly dueOn: StayDate; readonly isTaken: boolean }
  /** It is due, or could not be taken; until when it can be paid, and whether the booking ends otherwise. */
  | {
      readonly what: 'rest-due';
      readonly mark: string;
      readonly amount: Money;
      readonly lastDay: StayDate;
      readonly isRefused: boolean;
      readonly isCancelled: boolean;
    }
  /** It has not come, and the booking stands. */
  | { readonly what: 'rest-unpaid'; readonly amount: Money; readonly dueOn: StayDate }
  /** The guest was written to without the confirmation on paper. */
  | { readonly what: 'pdf-missing' }
  | {
      readonly what: 'payment';
      readonly payment: PaymentNews;
      readonly intentId: string;
      readonly amount: Money;
    };

/** The same for the same news, however often it is sent, so that a mailbox can tell. */
export function newsKey(news: News): string {
  switch (news.what) {
    case 'booked':
    case 'pdf-missing':
    case 'confirm':
    case 'unconfirmed':
      return news.what;
    case 'changed':
    case 'cancelled':
    case 'room-cancelled':
      return `${news.what}-${news.version}`;
    case 'paid':
      return `paid-${news.intentId}`;
    case 'refunded':
      return `refunded-${news.refundId}`;
    case 'new-link':
    case 'payment-link':
    case 'card-link':
    case 'rest-due':
      return `${news.what}-${news.mark}`;
    case 'rest-soon':
    case 'rest-unpaid':
      return `${news.what}-${news.dueOn}`;
    case 'payment':
      return `${news.payment}-${news.intentId}`;
  }
}
