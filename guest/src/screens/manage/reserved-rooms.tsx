import { Trans, useLingui } from '@lingui/react/macro';
import type { Cancelled } from '@stayfront/contract/cancel';
import { maxRooms } from '@stayfront/rules/stay/guests';
import { Check, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCancelRoom } from '../../app/data/use-cancel-room.ts';
import { publish } from '../../app/flow/events.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useToasts } from '@stayfront/ui/parts/toasts.tsx';
import { RefundNote } from '../../features/reservation/refund-note.tsx';
import { changeAddress } from '../../features/reservation/change-address.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { canCancelRoom } from './can-cancel-room.ts';
import { CancelRoomDialog } from './cancel-room-dialog.tsx';
import { daysOf } from '../../features/reservation/days-of.ts';
import { ManageFailed } from './manage-failed.tsx';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';
import { ReservedRoomCard } from './reserved-room-card.tsx';
import { standingRooms, type ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** The rooms of the reservation, and what can be done about each. */
export function ReservedRooms({ reservation, link }: ManageStepProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const show = useToasts();
  const list = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<Cancelled | null>(null);
  const [askedIndex, setAskedIndex] = useState<number | null>(null);
  const cancel = useCancelRoom(hotelId, link);
  const { currency, hotelCurrency, roomStays } = reservation;
  // As it is told now, in the language of now.
  const asked = roomStays.find(({ roomStayIndex }) => roomStayIndex === askedIndex);
  const standing = standingRooms(reservation);
  const { isShared } = daysOf(standing);
  // One sentence above is enough while it is true of all of them.
  const hasDeadlines = new Set(standing.map(({ modificationDeadline }) => modificationDeadline)).size > 1;
  const confirm = (stay: ReservedRoom) =>
    cancel.mutate(stay.roomStayIndex, {
      onSuccess: (cancelled) => {
        publish({ name: 'cancelled', hotelId, cancelled, roomStay: stay });
        show({ text: t`The room was cancelled`, icon: Check });
        setGone(cancelled);
        // The button that led here is gone with the room.
        list.current?.focus();
      },
      onSettled: () => setAskedIndex(null),
    });
  return (
    <div className="mrooms" ref={list} tabIndex={-1}>
      {gone !== null && gone.refund > 0 && (
        <Alert tone="ok" isLive>
          <RefundNote refund={gone.refund} refundCard={gone.refundCard} currency={gone.hotelCurrency} />
        </Alert>
      )}
      {roomStays.map((stay, place) => (
        <ReservedRoomCard
          key={stay.roomStayIndex}
          stay={stay}
          number={place + 1}
          currency={currency}
          hotelCurrency={hotelCurrency}
          hasOwnDays={!isShared}
          hasOwnDeadline={hasDeadlines}
        >
          {stay.status === 'book' && !stay.isExpired && (
            <ButtonLink size="s" to={changeAddress(hotelId, link, stay.roomStayIndex)}>
              <Trans>Change this room</Trans>
            </ButtonLink>
          )}
          {canCancelRoom(reservation, stay) && (
            <Button size="s" kind="danger" onClick={() => setAskedIndex(stay.roomStayIndex)}>
              <Trans>Cancel this room</Trans>
            </Button>
          )}
        </ReservedRoomCard>
      ))}
      {!reservation.isGuestInfoLocked && standing.length < maxRooms && (
        <ButtonLink className="mrooms__add" to={changeAddress(hotelId, link, 'new')}>
          <Plus className="ic" aria-hidden />
          <Trans>Add a room</Trans>
        </ButtonLink>
      )}
      {asked && (
        <CancelRoomDialog
          stay={asked}
          hotelCurrency={hotelCurrency}
          refundCard={reservation.refundCard}
          isWaiting={cancel.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAskedIndex(null)}
        />
      )}
      {cancel.error && <ManageFailed error={cancel.error} onClose={cancel.reset} />}
    </div>
  );
}
