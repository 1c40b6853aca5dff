import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';

export type MoneyActName = 'refund' | 'charge' | 'pay' | 'ask' | 'card';

type Of = Pick<DeskReservation, 'may' | 'state' | 'arrival' | 'today'>;
type Money = Pick<DeskAccount, 'tooMuch' | 'open' | 'guarantee' | 'refundable'>;

/** What may be done about the money, what matters most first; `main` is what needs to be done, if anything does. */
export function moneyActs(
  { may, state, arrival, today }: Of,
  { tooMuch, open, guarantee, refundable }: Money,
): { readonly acts: readonly MoneyActName[]; readonly main: MoneyActName | null } {
  const mayRefund = may.refund && refundable > 0;
  const mayCharge = may['charge-guarantee'] && guarantee.state === 'chargeable';
  // What held rooms wait for is asked for already: the same link is sent again, and nothing else.
  const mayAsk = may['ask-for-payment'] && state !== 'held' && open > 0;
  const isHere = arrival <= today;
  const order: readonly (readonly [MoneyActName, boolean])[] = [
    ['refund', mayRefund && tooMuch > 0],
    ['charge', mayCharge],
    ['pay', may['mark-paid'] && isHere],
    ['ask', mayAsk],
    ['pay', may['mark-paid'] && !isHere],
    ['card', may['ask-for-card']],
    ['refund', mayRefund && tooMuch === 0],
  ];
  const acts = order.filter(([, isOffered]) => isOffered).map(([act]) => act);
  const [first = null] = acts;
  return { acts, main: first === 'card' || (first === 'refund' && tooMuch === 0) ? null : first };
}
