import { providers } from '@stayfront/rules/payment/providers';
import type { GuaranteeState } from '@stayfront/contract/desk/account';
import type { Intent } from '../../payment/intent.ts';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Asked = {
  /** The hotel's provider, as its document names it. */
  readonly provider: ProviderName | null;
  readonly intents: readonly Intent[];
  readonly amount: number;
  readonly today: StayDate;
};

/** Whether so much of fees can be taken from the card that stands for a booking, and if not, why. */
export function guaranteeState(
  { guarantee }: Pick<StoredReservation, 'guarantee'>,
  { provider, intents, amount, today }: Asked,
  now: Instant,
): GuaranteeState {
  if (amount <= 0) return 'none';
  if (!guarantee) return 'no-card';
  if (guarantee.provider !== provider || !providers[provider].canCollect) return 'provider';
  const isMoving = ({ state, expiresAt, refs }: Intent): boolean =>
    state === 'authorized' || (state === 'started' && (expiresAt > now || refs.collectedOn !== undefined));
  if (intents.some(isMoving)) return 'waiting';
  const isRefused = ({ state, refs }: Intent): boolean =>
    refs.collectedOn === today && (state === 'failed' || state === 'expired');
  return intents.some(isRefused) ? 'tried' : 'chargeable';
}
