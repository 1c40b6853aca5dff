import { useLingui } from '@lingui/react/macro';
import type { LetterKind } from '@stayfront/contract/desk/letters';

/** What the house calls a letter to a guest. */
export function useLetterName(): (kind: LetterKind) => string {
  const { t } = useLingui();
  const names: Readonly<Record<LetterKind, string>> = {
    confirmation: t({ message: 'Confirmation', comment: 'A letter to a guest' }),
    confirm: t`Asked to confirm by mail`,
    unconfirmed: t`Not confirmed in time`,
    changed: t`Change of the booking`,
    cancelled: t`Cancellation`,
    'room-cancelled': t`Cancellation of a room`,
    paid: t`Payment received`,
    refunded: t`Refund`,
    'new-link': t`New link`,
    'payment-link': t`Link to pay`,
    'card-link': t`Link for a card`,
    'rest-soon': t`The rest is due soon`,
    'rest-due': t`The rest is due`,
    'rest-unpaid': t`The rest was not paid`,
    payment: t`About a payment`,
    other: t`Letter`,
  };
  return (kind) => names[kind] ?? names.other;
}
