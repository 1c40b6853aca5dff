import type { checkGivenCard, giveCard, openCardFields } from '@stayfront/contract/card-request';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';

/** The card is to be typed again; the page shows by itself how it stands; or as the error catalogue says. */
type Way = 'card' | 'catalogue' | 'shown';

const ways: Refusals<typeof checkGivenCard | typeof giveCard | typeof openCardFields, Way> = {
  'payment.card_unknown': 'card',
  'payment.card_unchecked': 'card',
  'payment.card_refused': 'card',
  'payment.not_begun': 'card',
  too_many_requests: 'catalogue',
  sold_out: 'catalogue',
  'payment.unavailable': 'catalogue',
  'hotel.unknown': 'catalogue',
  'hotel.maintenance': 'catalogue',
  'reservation.unknown': 'catalogue',
  'card_request.over': 'shown',
};

/** What it means that a card was not taken. */
export const giveRefused = (error: Error): Way => refusedAs(error, ways) ?? 'card';

/** Somebody else has given one meanwhile, or the hotel asks no longer. */
export const isShown = (error: Error): boolean => giveRefused(error) === 'shown';
