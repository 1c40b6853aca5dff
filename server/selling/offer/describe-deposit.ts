import type { Deposit } from '@stayfront/contract/deposit';
import { depositIn } from '@stayfront/rules/booking/deposit-of';
import type { DepositAmount, QuotedDeposit } from '@stayfront/rules/booking/deposit-rule';
import type { PricedStay } from '@stayfront/rules/cancellation/policy';

/** Of one stay, in the hotel's currency and as the guest sees it. */
type Both = {
  readonly own: PricedStay;
  readonly shown: PricedStay;
  /** An amount of the hotel's in the guest's currency. */
  as(minor: number): number;
};

/** Says what of a stay is paid when it is booked, and when the rest. */
export function describeDeposit({ amount, restDueOn, ifUnpaid }: QuotedDeposit, { own, shown, as }: Both): Deposit {
  const shownAmount: DepositAmount = amount.kind === 'fixed' ? { kind: 'fixed', minor: as(amount.minor) } : amount;
  return {
    ...(amount.kind === 'percent' ? { basisPoints: amount.basisPoints } : {}),
    ...(amount.kind === 'nights' ? { nights: amount.nights } : {}),
    amount: depositIn(shownAmount, shown),
    hotelAmount: depositIn(amount, own),
    restDueOn,
    ifUnpaid,
  };
}
