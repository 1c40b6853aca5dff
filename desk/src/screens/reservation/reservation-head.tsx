import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Copy, Hourglass, Link2, MailCheck, RotateCcw, KeyRound, ShieldQuestionMark, UserX } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { ChangeButton } from './change-button.tsx';
import { MoreMenu, type MenuAction } from './more-menu.tsx';
import { useSendLetter } from './use-send-letter.ts';

interface ReservationHeadProps {
  reservation: DeskReservation;
  onCancel: () => void;
  onUndo: () => void;
  onNoShow: () => void;
  onHold: () => void;
}

export function ReservationHead({ reservation, onCancel, onUndo, onNoShow, onHold }: ReservationHeadProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const tell = useDone();
  const when = useWhen();
  const sourceName = useSourceName();
  const { reservationId, guest, bookedAt, source, may } = reservation;
  const sending = useSendLetter(reservationId);
  const hasCancelledRoom = reservation.rooms.some(({ status }) => status === 'cancel');
  const mayUndo = may['undo-cancellation'] || (hasCancelledRoom && may.change);
  const hasAddress = Boolean(guest?.email);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(reservationId);
    tell({ text: t`Reference copied` });
  };
  const actions: MenuAction[] = [
    ...(mayUndo ? [{ icon: RotateCcw, name: t`Undo cancellation`, onChoose: onUndo }] : []),
    ...(may['move-hold'] ? [{ icon: Hourglass, name: t`Hold the rooms until another time`, onChoose: onHold }] : []),
    ...(may['mark-no-show'] ? [{ icon: UserX, name: t`The guests did not come`, onChoose: onNoShow }] : []),
    ...(may['send-letter'] && hasAddress
      ? [
          {
            icon: MailCheck,
            name: t`Send the confirmation again`,
            onChoose: () => sending.mutate({ letter: 'confirmation' }),
          },
          {
            icon: KeyRound,
            name: t`Send a new link; earlier ones end`,
            onChoose: () => sending.mutate({ letter: 'new-link' }),
          },
        ]
      : []),
    // Of what stands an amount is asked for, beside the money.
    ...(may['move-hold'] && hasAddress && reservation.awaits === 'card'
      ? [
          {
            icon: ShieldQuestionMark,
            name: t`Send the link for the card again`,
            onChoose: () => sending.mutate({ letter: 'card-link' }),
          },
        ]
      : []),
    ...(may['ask-for-payment'] && hasAddress && reservation.awaits === 'payment'
      ? [{ icon: Link2, name: t`Send a link to pay`, onChoose: () => sending.mutate({ letter: 'payment-link' }) }]
      : []),
  ];
  return (
    <PageHead
      title={guest?.name || <Trans>Guest erased</Trans>}
      back={{ to: `/${hotelId}/desk/reservations`, label: t`All reservations` }}
      actions={
        <>
          <ChangeButton reservation={reservation} />
          {may.cancel && (
            <Button kind="danger" onClick={onCancel}>
              <Trans comment="Opens the question whether a reservation is cancelled">Cancel</Trans>
            </Button>
          )}
          <MoreMenu actions={actions} />
        </>
      }
    >
      <span className="reference">
        <span className="mono" dir="ltr">
          {reservationId}
        </span>
        <IconButton icon={Copy} label={t`Copy the reference`} onClick={() => void copy()} />
      </span>
      <span className="reference__booked">
        <Trans comment="When and where a reservation was booked">
          booked {when.full(bookedAt)}, {sourceName(source)}
        </Trans>
      </span>
    </PageHead>
  );
}
