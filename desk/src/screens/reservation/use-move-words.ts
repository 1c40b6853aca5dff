import { useLingui } from '@lingui/react/macro';
import type { Movement } from '@stayfront/contract/desk/account';
import { cardName } from '../../features/reservation/card-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { useWayName } from './use-way-name.ts';

/** From so many refusals of a refund on somebody should look. */
const STUCK_FROM = 3;

export type MoveWords = {
  readonly name: string;
  /** When, with what, who. */
  readonly facts: readonly string[];
  /** Why, or what was noted beside it. */
  readonly why: string | null;
  readonly tone?: 'warn' | 'bad';
};

/** What moved, as a colleague would say it. */
export function useMoveWords(): (move: Movement) => MoveWords {
  const { t } = useLingui();
  const when = useWhen();
  const wayName = useWayName();
  return (move) => {
    const { state, at, card, way, by, note } = move;
    const facts = [
      when.full(at),
      ...(card ? [cardName(card)] : []),
      ...(way ? [wayName(way)] : []),
      ...(by === null ? [] : [t`by ${by}`]),
    ];
    const why = [reason(move), note].filter(Boolean).join(' · ') || null;
    const tone = state === 'failed' ? { tone: 'bad' as const } : state === 'pending' ? { tone: 'warn' as const } : {};
    return { name: nameOf(move), facts, why, ...tone };
  };

  function nameOf({ kind, state, isTakenBack }: Movement): string {
    switch (kind) {
      case 'charge':
        if (state === 'pending') return t`Being charged`;
        return state === 'failed' ? t`Could not be charged` : t`Charged`;
      case 'refund':
        if (state === 'pending') return t`Refund on its way`;
        return state === 'failed' ? t`Refund failed` : t`Refunded`;
      case 'card':
        return t`Card kept as guarantee`;
      case 'at-hotel':
        return isTakenBack ? t`Paid at the hotel, taken back` : t`Paid at the hotel`;
      case 'taken-back':
        return t`Taken back`;
      case 'given':
        return t`Given by the house`;
    }
  }

  function reason({ kind, state, why, tries }: Movement): string | null {
    if (kind === 'refund' && state === 'pending' && tries >= STUCK_FROM)
      return t`The provider has said no ${tries} times. Look there what stands against it.`;
    switch (why) {
      case null:
      case 'house':
        return null;
      case 'cancelled':
        return t`After the cancellation`;
      case 'changed':
        return t`After a change`;
      case 'surplus':
        return t`It was paid twice`;
      case 'late':
        return t`It came too late`;
      case 'amount-mismatch':
        return t`Another amount than was asked for`;
      case 'returned':
        return t`Given back at the payment provider`;
      default:
        if (/insufficient/i.test(why)) return t`There is not enough money on the card`;
        if (/expired/i.test(why)) return t`The card has expired`;
        return /declin|not_honou?r/i.test(why) ? t`The bank has said no` : t`The provider says: ${why}`;
    }
  }
}
