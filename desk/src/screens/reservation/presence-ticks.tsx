import { Trans } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Check, DoorOpen } from 'lucide-react';
import { useMay } from '../../app/page/desk-context.tsx';
import { Mark } from '../../parts/mark.tsx';
import { usePresence } from './use-presence.ts';

/** Whether the guests of a room have come or gone; each tick can be taken back, for ten seconds by one tap and later here. */
export function PresenceTicks({ room, reservation }: { room: DeskRoom; reservation: DeskReservation }) {
  const mayTick = useMay('front-desk');
  const presence = usePresence(reservation, room);
  const { status, today, may } = reservation;
  if (room.status === 'cancel' || status === 'held' || status === 'discarded') return null;
  const { presence: now } = room;
  const canArrive = mayTick && now === 'expected' && today >= room.arrival && (may['mark-arrived'] || may['mark-left']);
  if (now === 'expected' && !canArrive) return null;
  return (
    <div className="ticks">
      {now !== 'expected' && (
        <Mark tone={now === 'left' ? 'plain' : 'ok'}>
          {now === 'left' ? <Trans>The guests have left</Trans> : <Trans>The guests are here</Trans>}
        </Mark>
      )}
      {canArrive && (
        <Button isWaiting={presence.isPending} onClick={() => presence.set('arrived')}>
          <Check className="ic ic-s" aria-hidden />
          <Trans comment="Says that the guests of a room have come">Arrived</Trans>
        </Button>
      )}
      {mayTick && now === 'arrived' && (
        <Button isWaiting={presence.isPending} onClick={() => presence.set('left')}>
          <DoorOpen className="ic ic-s" aria-hidden />
          <Trans comment="Says that the guests of a room are gone">Left</Trans>
        </Button>
      )}
      {mayTick && now !== 'expected' && (
        <Button
          kind="quiet"
          isWaiting={presence.isPending}
          onClick={() => presence.set(now === 'left' ? 'arrived' : 'expected')}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </div>
  );
}
