import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { NoShowTerms } from '@stayfront/contract/desk/no-show';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noShowQuery } from '../../app/data/money-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { CancelForm } from './cancel-form.tsx';
import { cancelFaults, cancelSums, type CancelWish, type FeeTerms } from './cancel-wish.ts';
import { ActDialog } from './act-dialog.tsx';
import { useMoneyRefusal } from './use-money-refusal.ts';
import { useNoShow } from './use-no-show.ts';

interface NoShowDialogProps {
  reservation: DeskReservation;
  onClose: () => void;
}

/** Says that guests did not come: by the fee of not arriving, a lower one or none, from the card or not. */
export function NoShowDialog({ reservation, onClose }: NoShowDialogProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { reservationId, guest, currency } = reservation;
  // Who has been marked has no terms any more: whoever has said so does not ask for them again.
  const [isSent, setIsSent] = useState(false);
  const read = useQuery({ ...noShowQuery(useTransport(), hotelId, reservationId), enabled: !isSent });
  const refusalOf = useMoneyRefusal();
  const terms = read.data;
  const { mark, isPending, trouble, forget } = useNoShow(reservation, terms, onClose);
  if (isSent && trouble) setIsSent(false);
  // Rooms that are left out, not those that are in: which there are is known only when the answer is there.
  const [without, setWithout] = useState<readonly number[]>([]);
  const [rest, setRest] = useState<Omit<CancelWish, 'rooms'>>({
    fee: 'policy',
    amount: '',
    reason: '',
    tells: null,
    charges: null,
  });
  const [isTried, setIsTried] = useState(false);
  const places = terms?.rooms.map(({ roomStayIndex }) => roomStayIndex) ?? [];
  const wish: CancelWish = { ...rest, rooms: places.filter((place) => !without.includes(place)) };
  const sums = terms ? cancelSums(feeTermsOf(terms), wish) : null;
  const faults = sums ? cancelFaults(wish, sums, Boolean(guest?.email)) : [];
  const fee = sums?.fee ? formatMoney(language, sums.fee, currency) : null;
  const names = reservation.rooms.flatMap(({ roomStayIndex, roomName }) =>
    wish.rooms.includes(roomStayIndex) ? [roomName] : [],
  );
  const submit = (): void => {
    setIsTried(true);
    if (!sums || sums.fee === null || faults.length > 0) return;
    setIsSent(true);
    mark({ ...wish, charges: sums.charge.isPossible && wish.charges }, sums.fee);
  };
  const onChange = ({ rooms, ...change }: Partial<CancelWish>): void => {
    forget();
    if (rooms) setWithout(places.filter((place) => !rooms.includes(place)));
    setRest({ ...rest, ...change });
  };
  return (
    <ActDialog
      title={<Trans>Did the guests not come?</Trans>}
      about={[guest?.name, ...names].filter(Boolean).join(' · ')}
      act={fee ? <Trans>They did not come, keep {fee}</Trans> : <Trans>They did not come, keep nothing</Trans>}
      {...{ isPending, trouble, onClose }}
      isDangerous
      isDisabled={!terms}
      onAct={submit}
    >
      {terms && sums ? (
        <CancelForm
          reservation={reservation}
          terms={feeTermsOf(terms)}
          {...{ sums, wish, onChange }}
          hasAddress={Boolean(guest?.email)}
          faults={isTried ? faults : []}
        />
      ) : read.error ? (
        <p role="alert">
          {read.error instanceof RefusedCall ? (
            refusalOf(read.error)?.text
          ) : (
            <>
              <Trans>What is kept could not be read.</Trans>{' '}
              <Button kind="quiet" onClick={() => void read.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </p>
      ) : (
        <div className="late" role="status" aria-label={t`One moment`}>
          <Skeleton height="64px" />
          <Skeleton height="120px" gapAbove="12px" />
        </div>
      )}
    </ActDialog>
  );
}

const feeTermsOf = ({ received, ...terms }: NoShowTerms): FeeTerms => ({ ...terms, paid: received });
