import type { Money } from '@stayfront/rules/money';
import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { listHotelIds } from '../../property/hotel/list-hotel-ids.ts';
import { adoptCharge } from './adopt-charge.ts';
import { readIntent } from '../../payment/read-intent.ts';
import type { Intent } from '../../payment/intent.ts';
import { isFailure, type Finding, type PaymentProvider } from '../../payment/port/payment-provider.ts';
import type { ListedCharge } from '../../payment/read-charge-list.ts';
import { returnStray, type Returned } from '../../payment/return-stray.ts';
import { settlePayment, type SettleDeps } from '../../payment/settle-payment.ts';

/**
 * What became of a payment of the provider's list. `known` is ours, `elsewhere` another hotel's here, `no-money` came to
 * nothing or has gone back; `stray` is money that nobody here knows. The others follow from settling it, and `not-found`
 * and `unanswered` are left to people or to another try.
 */
export type Compared = {
  readonly intentId: string;
  readonly reservationId: string | null;
  readonly amount: Money | null;
  readonly outcome: 'known' | 'elsewhere' | 'no-money' | 'stray' | 'not-found' | Returned;
  /** Where it stands with us, if it does. */
  readonly state: IntentState | null;
};

type Deps = SettleDeps & { readonly hotelId: number; readonly isToSettle: boolean };

/** Which of them still need somebody. */
export const isLeft = ({ outcome }: Compared): boolean =>
  ['stray', 'not-found', 'pending', 'refused', 'unanswered'].includes(outcome);

/**
 * Holds the provider's list of payments against ours. After a restore the payments that were begun after the backup are
 * in that list alone: each is asked about, goes to its reservation where that is still there, and back to the guest where
 * it is not. May be repeated; without settling it only looks.
 */
export async function compareCharges(
  deps: Deps,
  listed: readonly ListedCharge[],
  now: Instant,
): Promise<Compared[] | null> {
  const provider = await deps.providerOf(deps.hotelId);
  if (!provider) return null;
  const hotelIds = await listHotelIds(deps.db);
  const compared: Compared[] = [];
  for (const charge of listed) compared.push(await compareOne(deps, provider, hotelIds, charge, now));
  return compared;
}

async function compareOne(
  deps: Deps,
  provider: PaymentProvider,
  hotelIds: readonly number[],
  charge: ListedCharge,
  now: Instant,
): Promise<Compared> {
  const { intentId, reservationId } = charge;
  const known = await settled(deps, intentId, now);
  if (known) return known;
  const told = { intentId, reservationId, amount: null, state: null };
  // Hotels of a chain may share an account: what another one knows is no stray.
  for (const hotelId of hotelIds)
    if (await inHotel(deps.db, hotelId, (tx) => readIntent(tx, hotelId, intentId)))
      return { ...told, outcome: 'elsewhere' };
  const finding = await findCharge(provider, charge);
  if (!finding || finding.charge === 'unknown') return { ...told, outcome: finding ? 'not-found' : 'unanswered' };
  const { amount, refs } = finding;
  if (finding.charge === 'failed' || finding.charge === 'released') return { ...told, outcome: 'no-money' };
  if (finding.charge === 'pending') return { ...told, outcome: 'pending' };
  if (!amount) return { ...told, outcome: 'unanswered' };
  if (!deps.isToSettle) return { ...told, amount, outcome: 'stray' };
  const { hotelId } = deps;
  const isAdopted =
    reservationId !== null &&
    (await inHotel(deps.db, hotelId, (tx) =>
      adoptCharge(tx, { hotelId, reservationId, intentId, provider: provider.name, amount, refs }, now),
    ));
  const adopted = isAdopted ? await settled(deps, intentId, now) : null;
  return adopted ?? { ...told, amount, outcome: await returnStray(provider, intentId, finding, amount) };
}

/** A payment that we know, brought to its end as far as it goes. */
async function settled(
  { hotelId, isToSettle, ...deps }: Deps,
  intentId: string,
  now: Instant,
): Promise<Compared | null> {
  const read = (): Promise<Intent | null> => inHotel(deps.db, hotelId, (tx) => readIntent(tx, hotelId, intentId));
  const intent = await read();
  if (!intent) return null;
  if (isToSettle) await settlePayment(deps, { hotelId, intentId }, now);
  const { reservationId, amount, state } = (await read()) ?? intent;
  const isOpen = isToSettle && (state === 'authorized' || state === 'refunding');
  return { intentId, reservationId, amount, state, outcome: isOpen ? 'pending' : 'known' };
}

/** What the provider says of it, by the first of the line's numbers that is this payment's. */
async function findCharge(provider: PaymentProvider, { intentId, text }: ListedCharge): Promise<Finding | null> {
  for (const refs of [...provider.refsIn(text), {}]) {
    const finding = await provider.ask({ intentId, refs });
    if (!isFailure(finding)) return finding;
    if (finding.failed === 'unavailable' || finding.failed === 'misconfigured') return null;
  }
  return null;
}
