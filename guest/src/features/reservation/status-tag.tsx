import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { Tag } from '@stayfront/ui/parts/tag.tsx';

/** How a reservation stands, in a word. */
export function StatusTag({ status, awaits }: Pick<Reservation, 'awaits' | 'status'>) {
  if (status === 'held')
    return (
      <Tag tone="warn">
        {awaits === 'card' ? <Trans>Waiting for your card</Trans> : <Trans>Waiting for payment</Trans>}
      </Tag>
    );
  if (status === 'cancel' || status === 'discarded')
    return (
      <Tag tone="bad">
        <Trans comment="Status of a reservation or of one of its rooms">Cancelled</Trans>
      </Tag>
    );
  return (
    <Tag tone="ok">
      <Trans comment="Status of a reservation">Confirmed</Trans>
    </Tag>
  );
}
