import { isValidExpiry } from '../card/test-cards.ts';
import type { Book } from './book.ts';
import { findCard } from './find-card.ts';
import { makeId } from './make-id.ts';
import type { AnyIntent, Failure, PaymentMethod } from './objects.ts';

type Typed = {
  readonly number: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cvc: string;
  /** The device's own, which stands for a card that is good. */
  readonly wallet: string;
};

const wrong = (code: string, message: string): Failure => ({ type: 'card_error', code, message });

/** The card as the provider keeps it, without its number; or what is wrong with what was typed. */
export function takeCard(book: Book, { account }: AnyIntent, typed: Typed, now: number): PaymentMethod | Failure {
  const card = findCard(typed.wallet === '' ? typed.number : '4242424242424242');
  if (!card) return wrong('incorrect_number', 'This is a sandbox: use one of the test cards.');
  if (typed.wallet === '') {
    if (!isValidExpiry(`${typed.expMonth}/${typed.expYear.slice(-2)}`, now))
      return wrong('invalid_expiry_year', 'Your card’s expiration date is in the past.');
    if (!/^\d{3,4}$/.test(typed.cvc)) return wrong('invalid_cvc', 'Your card’s security code is incomplete.');
  }
  return book.write('method', {
    id: makeId('pm'),
    account,
    created: now,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth: Number(typed.expMonth) || 12,
    expYear: 2000 + (Number(typed.expYear.slice(-2)) || 39),
    wallet: typed.wallet || null,
    conduct: card.conduct,
    customer: null,
  });
}
