import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { reservationQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Facts } from './facts.tsx';
import { GuestPart } from './guest-part.tsx';
import { LettersPart } from './letters-part.tsx';
import { MoneyBox } from './money-box.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { NotesPart } from './notes-part.tsx';
import { OriginPart } from './origin-part.tsx';
import { PapersPart } from './papers-part.tsx';
import { ReservationHead } from './reservation-head.tsx';
import { RoomsPart } from './rooms-part.tsx';
import { Timeline } from './timeline.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import './reservation.css';
import './reservation-parts.css';
import './money-and-letters.css';

/** One reservation with all that the house needs to know of it. */
export default function ReservationScreen() {
  const { reservationId = '' } = useParams();
  return <OneReservation key={reservationId} reservationId={reservationId} />;
}

function OneReservation({ reservationId }: { reservationId: string }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  const [open, setOpen] = useState<'cancel' | 'undo' | 'no-show' | 'hold' | null>(null);
  const { data, error, refetch, dataUpdatedAt } = useQuery(reservationQuery(useTransport(), hotelId, reservationId));
  const isUnknown = error instanceof RefusedCall && error.problem.code === 'reservation.unknown';
  const again = (
    <Button kind="quiet" onClick={() => void refetch()}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (isUnknown)
    return (
      <div className="page-body">
        <Notice
          icon={SearchX}
          level={1}
          title={<Trans>There is no reservation {reservationId}</Trans>}
          actions={
            <ButtonLink kind="primary" to={`/${hotelId}/desk/reservations`}>
              <Trans>All reservations</Trans>
            </ButtonLink>
          }
        >
          <Trans>The reference may be mistyped, or belong to another hotel.</Trans>
        </Notice>
      </div>
    );
  if (!data)
    return (
      <div className="page-body">
        {error ? (
          <Alert tone="warn" isLive>
            <Trans>The reservation could not be read.</Trans> {again}
          </Alert>
        ) : (
          <div className="late" role="status" aria-label={t`The reservation is coming`}>
            <Skeleton width="240px" height="28px" gapAbove="24px" />
            <Skeleton height="44px" gapAbove="24px" />
            <Skeleton height="280px" gapAbove="24px" />
          </div>
        )}
      </div>
    );
  const close = (): void => setOpen(null);
  return (
    <>
      <ReservationHead
        reservation={data}
        onCancel={() => setOpen('cancel')}
        onUndo={() => setOpen('undo')}
        onNoShow={() => setOpen('no-show')}
        onHold={() => setOpen('hold')}
      />
      <div className="page-body">
        {error && (
          <Alert tone="warn" isLive>
            <Trans>
              No answer: this is the reservation as it was at {when.time(new Date(dataUpdatedAt).toISOString())}.
            </Trans>{' '}
            {again}
          </Alert>
        )}
        <Facts reservation={data} />
        <div className="rv">
          <div>
            <RoomsPart reservation={data} />
            <Timeline reservation={data} />
          </div>
          <div>
            <MoneyBox reservation={data} />
            <GuestPart reservation={data} />
            <PapersPart reservation={data} />
            <LettersPart reservation={data} />
            <NotesPart reservationId={data.reservationId} mayWrite={data.may['write-note']} />
            <OriginPart reservation={data} />
          </div>
        </div>
      </div>
      {open === 'cancel' && <CancelDialog reservation={data} onClose={close} />}
      {open === 'no-show' && <NoShowDialog reservation={data} onClose={close} />}
      {open === 'hold' && <HoldDialog reservation={data} onClose={close} />}
      {open === 'undo' && <UndoDialog reservation={data} onClose={close} />}
    </>
  );
}
