import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';

/** Where a refusal is said: at a field, or above all of them. */
export type RefusedAt = 'amount' | 'reason' | 'day' | 'all';
export type MoneyRefusal = { readonly at: RefusedAt; readonly text: string };

/** Why money did not move, in words, and at which field that is said. */
export function useMoneyRefusal(): (error: Error | null) => MoneyRefusal | null {
  const { t } = useLingui();
  return (error) => {
    if (!error) return null;
    const problem = error instanceof RefusedCall ? error.problem : null;
    const field = problem?.errors?.[0]?.field ?? '';
    switch (problem?.code) {
      case 'refund.above':
        return { at: 'amount', text: t`By now less of it can go back. Look at the sums once more.` };
      case 'payment.above_open':
        return { at: 'amount', text: t`By now less is open. Look at the sums once more.` };
      case 'money.limit':
        return { at: 'amount', text: t`The front desk may not give so much of one reservation. A manager can.` };
      case 'payment.processed':
        return all(t`Nothing is open any more.`);
      case 'payment.unknown':
        return all(t`Somebody else has done that meanwhile. The account was read again.`);
      case 'payment.moving':
        return all(t`Another payment is under way. Wait for what becomes of it.`);
      case 'payment.unavailable':
        return all(t`Nothing can be paid online at this hotel now.`);
      case 'guarantee.none':
        return all(t`No card stands for this reservation. Ask the guest by a link.`);
      case 'guarantee.provider':
        return all(t`The payment provider cannot charge this card without the guest. Ask the guest by a link.`);
      case 'guarantee.not_kept':
        return all(t`Your payment provider keeps no card without charging it. Ask for a payment by a link.`);
      case 'card_request.over':
      case 'card_request.unknown':
        return all(t`No card is asked for any more: it has come, or somebody else has withdrawn it.`);
      case 'reservation.expired':
        return all(t`This stay is over.`);
      case 'guarantee.tried':
        return all(t`The bank has said no today. Try tomorrow, or ask the guest by a link.`);
      case 'letter.no_address':
        return all(t`The guest has left no mail address and is not written to.`);
      case 'reservation.erased':
        return all(t`The guest’s data was erased: there is nobody to write to.`);
      case 'reservation.held':
      case 'reservation.not_held':
        return all(t`These rooms are only held, or not any more: there is nothing to pay here.`);
      case 'reservation.was_cancelled':
        return all(t`Somebody else has cancelled it meanwhile.`);
      case 'reservation.version':
      case 'room_stay.unknown':
        return all(
          t`Somebody else changed this reservation meanwhile. It was read again: look at the sums once more. What you wrote is still here.`,
        );
      case 'cancellation.fee_above':
        return all(t`The policy asks for less by now. Look at the sums once more.`);
      case 'no_show.too_early':
        return all(t`These guests may still come. From the day after arrival on it can be said.`);
      case 'no_show.arrived':
        return all(t`These guests are ticked as arrived. Take that back first.`);
      case 'sold_out':
        return all(t`Nothing is held for this reservation any more, and the rooms are sold by now.`);
      case 'operator.role':
        return all(t`Your role does not allow this any more.`);
      case 'input.invalid':
        if (field.includes('heldUntil')) return { at: 'day', text: t`Choose a time to come, two weeks ahead at most.` };
        if (field.includes('dueOn')) return { at: 'day', text: t`Choose today or a later day.` };
        if (field.includes('amount')) return { at: 'amount', text: t`This amount does not fit.` };
        return { at: 'reason', text: t`It cannot be written down like this. Card numbers do not belong there.` };
      default:
        return all(t`No answer. Nothing is lost: try again, it is done once only.`);
    }
  };
}

const all = (text: string): MoneyRefusal => ({ at: 'all', text });
