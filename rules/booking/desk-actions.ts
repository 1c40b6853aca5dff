import { isAtLeast, type Role } from '../people/role.ts';
import type { MoneyState } from '../payment/money-state.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { DeskState } from './desk-state.ts';

/** What people of the house do with a reservation. */
export const deskActions = [
  'change',
  'cancel',
  'waive-fee',
  'undo-cancellation',
  'mark-arrived',
  'mark-left',
  'mark-no-show',
  'write-note',
  'send-letter',
  'ask-for-payment',
  'mark-paid',
  'refund',
] as const;
export type DeskAction = (typeof deskActions)[number];

type Of = {
  readonly state: DeskState;
  readonly money: MoneyState;
  readonly paid: number;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly isErased: boolean;
};

/** What somebody may do with a reservation today. The operations themselves refuse the rest; this spares the asking. */
export function mayDo(
  { state, money, paid, arrival, departure, isErased }: Of,
  role: Role,
  today: StayDate,
): Record<DeskAction, boolean> {
  const isFront = isAtLeast(role, 'front-desk');
  const isComing = state === 'booked' || state === 'arriving';
  const isHere = state === 'in-house' || state === 'leaving';
  const stands = isComing || isHere || state === 'left';
  const isOpen = (isComing || isHere || state === 'held') && departure > today;
  const owes = money.kind === 'open' || money.kind === 'card-held' || (state === 'held' && money.amount > 0);
  return {
    // On the day they leave, too: guests stay longer.
    change: isFront && (isComing || isHere) && !isErased,
    cancel: isFront && isOpen,
    'waive-fee': isAtLeast(role, 'manager') && isOpen,
    'undo-cancellation': isFront && (state === 'cancelled' || state === 'no-show') && departure > today && !isErased,
    'mark-arrived': isFront && (state === 'arriving' || (isHere && arrival < today)),
    'mark-left': isFront && isHere,
    'mark-no-show': isFront && isHere && arrival < today,
    'write-note': isFront && !isErased,
    'send-letter': isFront && stands && !isErased,
    'ask-for-payment': isFront && owes && !isErased,
    'mark-paid': isFront && owes && state !== 'held',
    refund: isFront && paid > 0,
  };
}
