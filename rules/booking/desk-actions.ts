import { isAtLeast, type Role } from '../people/role.ts';
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
  'move-hold',
  'write-note',
  'send-letter',
  'ask-for-payment',
  'ask-for-card',
  'mark-paid',
  'refund',
  'charge-guarantee',
] as const;
export type DeskAction = (typeof deskActions)[number];

type Of = {
  readonly state: DeskState;
  /** What can still go back through the provider. */
  readonly paid: number;
  /** All that is open, with local taxes that are collected at the hotel. */
  readonly open: { readonly price: number; readonly fees: number; readonly localTax: number };
  /** The card that stands for it can be charged by the hotel's provider. */
  readonly canCharge: boolean;
  /** The hotel's provider keeps cards without charging them. */
  readonly canKeep: boolean;
  /** A room stands whose guests were not ticked as arrived. */
  readonly isAwaited: boolean;
  /** How much may be given back or waived; null: as much as one likes. */
  readonly mayGive: number | null;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly isErased: boolean;
};

/** What somebody may do with a reservation today. The operations themselves refuse the rest; this spares the asking. */
export function mayDo(
  { state, paid, open, canCharge, canKeep, isAwaited, mayGive, arrival, departure, isErased }: Of,
  role: Role,
  today: StayDate,
): Record<DeskAction, boolean> {
  const isFront = isAtLeast(role, 'front-desk');
  const isComing = state === 'booked' || state === 'arriving';
  const isHere = state === 'in-house' || state === 'leaving';
  const stands = isComing || isHere || state === 'left';
  const isKnown = state !== 'held' && state !== 'discarded';
  const mayGiveAny = isFront && mayGive !== 0;
  const isOpen = (isComing || isHere || state === 'held') && departure > today;
  return {
    // On the day they leave, too: guests stay longer.
    change: isFront && (isComing || isHere) && !isErased,
    cancel: isFront && isOpen,
    'waive-fee': mayGiveAny && (isOpen || (isKnown && stands && isAwaited && arrival < today)),
    'undo-cancellation': isFront && (state === 'cancelled' || state === 'no-show') && departure > today && !isErased,
    'mark-arrived': isFront && (state === 'arriving' || (isHere && arrival < today)),
    'mark-left': isFront && isHere,
    'mark-no-show': isFront && stands && isAwaited && arrival < today,
    'move-hold': isFront && state === 'held' && !isErased,
    'write-note': isFront && !isErased,
    'send-letter': isFront && stands && !isErased,
    // Of a hold the same link is sent as before: what it asks for is settled already.
    'ask-for-payment': isFront && open.price > 0 && state !== 'discarded' && !isErased,
    'ask-for-card': isFront && canKeep && (isComing || isHere) && departure > today && !isErased,
    'mark-paid': isFront && open.price + open.localTax > 0 && isKnown,
    refund: mayGiveAny && paid > 0,
    'charge-guarantee': isFront && open.fees > 0 && canCharge && isKnown,
  };
}
