import { Trans } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancellationQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { ActDialog } from './act-dialog.tsx';
import { CancelForm } from './cancel-form.tsx';
import { cancelFaults, cancelSums, type CancelFault, type CancelWish } from './cancel-wish.ts';
import { useCancel } from './use-cancel.ts';

interface CancelDialogProps {
  reservation: DeskReservation;
  onClose: () => void;
}

/** Cancels a room or all. What it comes to stands there before, and whether the guest is told is asked each time. */
export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { hotelId, language } = useDesk();
  const { reservationId, guest, rooms, arrival, departure } = reservation;
  // What is cancelled has no terms any more: whoever has said so does not ask for them again.
  const [isSent, setIsSent] = useState(false);
  const read = useQuery({ ...cancellationQuery(useTransport(), hotelId, reservationId), enabled: !isSent });
  const terms = read.data;
  const { cancel, isPending, trouble } = useCancel(reservation, terms, onClose);
  const standing = rooms.filter(({ status }) => status === 'book');
  const [wish, setWish] = useState<CancelWish>({
    rooms: standing.map(({ roomStayIndex }) => roomStayIndex),
    fee: 'policy',
    amount: '',
    reason: '',
    tells: null,
    charges: null,
  });
  const [isTried, setIsTried] = useState(false);
  const hasAddress = Boolean(guest?.email);
  const kept = { ...wish, rooms: wish.rooms.filter((one) => standing.some((room) => room.roomStayIndex === one)) };
  const sums = terms ? cancelSums(terms, kept) : null;
  const faults: readonly CancelFault[] = sums ? cancelFaults(kept, sums, hasAddress) : [];
  const isRefused = read.error instanceof RefusedCall;
  const submit = (): void => {
    setIsTried(true);
    if (!sums || sums.fee === null || faults.length > 0) return;
    setIsSent(true);
    const charges = sums.charge.isPossible && kept.charges;
    cancel({ wish: { ...kept, charges }, fee: sums.fee }, () => setIsSent(false));
  };
  const fee = sums?.fee ? formatMoney(language, sums.fee, reservation.currency) : null;
  return (
    <ActDialog
      title={<Trans>Cancel this reservation?</Trans>}
      about={
        <>
          {[guest?.name, standing.map(({ roomName }) => roomName).join(', ')].filter(Boolean).join(' · ')} ·{' '}
          <StaySpan arrival={arrival} departure={departure} />
        </>
      }
      act={fee ? <Trans>Cancel and keep {fee}</Trans> : <Trans>Cancel, keep nothing</Trans>}
      leave={<Trans>Keep the reservation</Trans>}
      isDangerous
      isDisabled={!terms}
      {...{ isPending, trouble, onClose }}
      onAct={submit}
    >
      {terms && sums ? (
        <CancelForm
          reservation={reservation}
          {...{ terms, sums, hasAddress }}
          wish={kept}
          faults={isTried ? faults : []}
          onChange={(change) => setWish({ ...kept, ...change })}
        />
      ) : read.error ? (
        <p role="alert">
          {isRefused ? (
            <Trans>It cannot be cancelled any more: it is cancelled already, or the stay is over.</Trans>
          ) : (
            <>
              <Trans>What cancelling comes to could not be read.</Trans>{' '}
              <Button kind="quiet" onClick={() => void read.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </p>
      ) : (
        <div className="late">
          <Skeleton height="64px" />
          <Skeleton height="120px" gapAbove="12px" />
        </div>
      )}
    </ActDialog>
  );
}
