import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';
import type { Intent } from './payment-intent.store.ts';
import type { Refund } from './payment-refund.store.ts';

/** What has to be told about money that takes an unusual way. `returned`: somebody gave it back at the provider. */
export type PaymentNews = 'amount-mismatch' | 'surplus' | 'late' | 'change-late' | 'returned' | 'refund-stuck';

/** What a payment does to its reservation. All happens in the transaction that moves the payment, and so once. */
export type PaymentEffects = {
  /** The money is there. `gone` where the reservation cannot have it any more, `surplus` where it is not owed: it goes back. */
  confirm(tx: Tx, intent: Intent, now: Instant): Promise<'confirmed' | 'gone' | 'surplus'>;
  /** The guest and the hotel hear of it. */
  tell(tx: Tx, intent: Intent, news: PaymentNews, now: Instant): Promise<void>;
  /** Money has gone back. The guest and the hotel hear of that, too. */
  refunded(tx: Tx, intent: Intent, refund: Pick<Refund, 'refundId' | 'amount'>, now: Instant): Promise<void>;
};
