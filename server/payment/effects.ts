import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import type { Refund } from './payment-refund.store.ts';

/** What has to be told about money that takes an unusual way. `returned`: somebody gave it back at the provider. */
export type PaymentNews = 'amount-mismatch' | 'surplus' | 'late' | 'change-late' | 'returned' | 'refund-stuck';

/** Payments are of a reservation and know nothing of it; whoever moves one has its reservation locked first. */
export type LockReservation = (tx: Tx, hotelId: number, reservationId: string) => Promise<boolean>;

/** What a payment does to its reservation. All happens in the transaction that moves the payment, and so once. */
export type PaymentEffects = {
  /** Keeps everybody else from the reservation until the transaction ends. False where there is none. */
  lock: LockReservation;
  /** The money is there. `gone` where the reservation cannot have it any more, `surplus` where it is not owed: it goes back. */
  confirm(tx: Tx, intent: Intent, now: Instant): Promise<'confirmed' | 'gone' | 'surplus'>;
  /** It came to nothing. Told once; whoever pays on a page sees it there. */
  failed(tx: Tx, intent: Intent, now: Instant): Promise<void>;
  /** The guest and the hotel hear of it. */
  publish(tx: Tx, intent: Intent, news: PaymentNews, now: Instant): Promise<void>;
  /** Money has gone back. The hotel hears of that, and the guest if wished. */
  refunded(
    tx: Tx,
    intent: Intent,
    refund: Pick<Refund, 'refundId' | 'amount' | 'byHouse'>,
    now: Instant,
  ): Promise<void>;
};
