import type { Movement } from '@stayfront/contract/desk/account';
import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { adapters } from '../../payment/adapters.ts';
import type { Intent } from '../../payment/intent.ts';
import type { listRefundsFor } from '../../payment/list-refunds-for.ts';
import { isGuaranteePurpose } from '../../payment/purpose.ts';
import type { HistoryEvent } from '../reservation/read-history.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { HotelPayment } from './hotel-payment.store.ts';

type StoredRefund = Awaited<ReturnType<typeof listRefundsFor>>[number];
type Moved = {
  readonly reservation: StoredReservation;
  readonly intents: readonly Intent[];
  readonly refunds: readonly StoredRefund[];
  readonly payments: readonly HotelPayment[];
  readonly events: readonly HistoryEvent[];
  /** As far as it counts. */
  readonly given: number;
};

const plain = {
  refundable: 0,
  of: null,
  way: null,
  isTakenBack: false,
  provider: null,
  providerId: null,
  card: null,
  why: null,
  tries: 0,
  note: null,
  by: null,
} as const;
const timeOf = (at: Instant): string => new Date(at).toISOString();

/** Every movement of money of a reservation, the newest first. What is counted of each adds up to the account. */
export function describeMovements(moved: Moved): Movement[] {
  const { intents, refunds, payments, given } = moved;
  let leftGiven = given;
  const gifts = payments
    .filter(({ kind }) => kind === 'given')
    .map((one): Movement => {
      const counted = Math.min(leftGiven, one.amount);
      leftGiven -= counted;
      return { ...ofHouse(one), kind: 'given', of: one.refundId, counted };
    });
  return [
    ...keptCard(moved),
    ...intents.flatMap((intent) => ofIntent(moved, intent)),
    ...refunds.map((refund) => ofRefund(moved, refund)),
    ...payments.filter(({ kind }) => kind === 'paid').flatMap(atHotel),
    ...gifts,
  ].toSorted((a, b) => (a.at === b.at ? order(b) - order(a) : a.at < b.at ? 1 : -1));
}

const kinds = ['card', 'charge', 'at-hotel', 'refund', 'given', 'taken-back'];
const order = ({ kind }: Movement): number => kinds.indexOf(kind);

const cardOf = ({ refs: { card, paidWith } }: Intent): KnownCard | null => {
  const { brand = null, suffix = null } = card ?? paidWith ?? {};
  return suffix === null && brand === null ? null : { brand, suffix };
};
const providerOf = ({ provider, refs }: Intent) => ({ provider, providerId: adapters[provider].numberOf(refs) });

/** The card that stands for the booking: nothing is taken with it. It was given with it, or later by a link. */
function keptCard({ reservation: { guarantee, createdAt, reservationId }, events }: Moved): Movement[] {
  if (!guarantee) return [];
  const given = events.findLast(({ what }) => what === 'card.given');
  const { provider, brand, suffix, instrumentId } = guarantee;
  const card = { ...plain, kind: 'card', state: 'done', amount: 0, counted: 0, who: 'guest' } as const;
  const ids = { movementId: `${reservationId}-card`, provider, providerId: instrumentId };
  return [{ ...card, ...ids, at: timeOf(given?.happenedAt ?? createdAt), card: { brand, suffix } }];
}

const heldStates: ReadonlySet<string> = new Set(['paid', 'refunding', 'refunded']);

/** What was charged or tried to; what a guest has only begun is no movement. */
function ofIntent({ refunds, events }: Moved, intent: Intent): Movement[] {
  const { intentId, state, amount, refs, startedAt, changedAt, reason } = intent;
  const isByUs = refs.collectedOn !== undefined;
  const isHeld = heldStates.has(state);
  if (!isHeld && state !== 'authorized' && state !== 'failed' && !isByUs) return [];
  const gone = refunds.filter((one) => one.intentId === intentId && one.state !== 'failed');
  const back = gone.reduce((sum, one) => sum + one.amount.minor, 0);
  // Where the amount was wrong the provider has taken what goes back.
  const came = reason === 'amount-mismatch' ? back : amount.minor;
  const asked = events.find(({ what, detail }) => what === 'charge-asked' && detail['intentId'] === intentId);
  const paidAt = events.find(({ what, detail }) => what === 'payment.paid' && detail['intentId'] === intentId);
  const charge: Movement = {
    ...plain,
    ...providerOf(intent),
    movementId: intentId,
    kind: 'charge',
    state: isHeld ? 'done' : state === 'failed' || state === 'expired' ? 'failed' : 'pending',
    at: timeOf(paidAt?.happenedAt ?? startedAt),
    amount: came,
    counted: isHeld ? came : 0,
    refundable: state === 'paid' ? came - back : 0,
    card: cardOf(intent),
    why: state === 'failed' ? reason : null,
    who: isGuaranteePurpose(intent.purpose) ? 'hotel' : isByUs ? 'system' : 'guest',
    by: typeof asked?.detail['by'] === 'string' ? asked.detail['by'] : null,
  };
  // Given back at the provider by somebody, without us.
  const outside = state === 'refunded' ? came - back : 0;
  if (outside <= 0) return [charge];
  const returned = { ...plain, ...providerOf(intent), kind: 'refund', state: 'done', why: 'returned' } as const;
  const id = { movementId: `${intentId}-returned`, of: intentId, at: timeOf(changedAt) };
  return [charge, { ...returned, ...id, amount: outside, counted: outside, card: cardOf(intent), who: 'provider' }];
}

function ofRefund({ intents }: Moved, refund: StoredRefund): Movement {
  const { refundId, intentId, amount, why, state, tries, byHouse, requestedAt } = refund;
  const intent = intents.find((one) => one.intentId === intentId);
  return {
    ...plain,
    movementId: refundId,
    kind: 'refund',
    state: state === 'requested' ? 'pending' : state,
    at: timeOf(requestedAt),
    amount: amount.minor,
    counted: state === 'failed' ? 0 : amount.minor,
    of: intentId,
    provider: intent?.provider ?? null,
    // The provider knows it by our number.
    providerId: refundId,
    card: intent ? cardOf(intent) : null,
    why,
    tries,
    note: byHouse?.reason ?? null,
    who: byHouse ? 'hotel' : 'system',
    by: byHouse?.by ?? null,
  };
}

const ofHouse = ({ movementId, amount, note, by, at }: HotelPayment) =>
  ({ ...plain, movementId, state: 'done', at: timeOf(at), amount, note: note || null, who: 'hotel', by }) as const;

function atHotel(payment: HotelPayment): Movement[] {
  const { movementId, way, amount, takenBack } = payment;
  const isTakenBack = takenBack !== null;
  const paid = { ...ofHouse(payment), kind: 'at-hotel', way, isTakenBack, counted: amount } as const;
  if (!takenBack) return [paid];
  const back = { ...ofHouse(payment), kind: 'taken-back', way, note: null, counted: amount, of: movementId } as const;
  return [paid, { ...back, movementId: `${movementId}-back`, at: timeOf(takenBack.at), by: takenBack.by }];
}
