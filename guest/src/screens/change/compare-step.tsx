import { Trans, useLingui } from '@lingui/react/macro';
import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { changeQuoteQuery } from '../../app/data/change-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useMakeChange } from '../../app/data/use-make-change.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { payChangeAddress } from '../../features/reservation/change-address.ts';
import { ChangeFailed } from './change-failed.tsx';
import { ChangeMoney } from './change-money.tsx';
import type { ChangeProps } from './change-props.ts';
import { handOver } from '../../features/reservation/hand-over.ts';
import { CompareTable } from './compare-table.tsx';
import { useChoice } from './use-choice.ts';

const waiting = { reference: null, services: [] };

/** What was and what would be, what it costs, and the one button that makes it so. */
export function CompareStep(props: ChangeProps) {
  const { reservation, room, start } = props;
  const { t } = useLingui();
  const { language } = useVisit();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const choice = useChoice(props);
  const make = useMakeChange(room.hotelId, room.link);
  const { wished, areServicesReady } = choice;
  const quote = useQuery({
    ...changeQuoteQuery(useTransport(), room, wished ?? waiting, language),
    enabled: wished !== null && areServicesReady,
    refetchOnWindowFocus: false,
  });
  const back = new URLSearchParams(query);
  back.delete('step');
  const choosing = `?${back.toString()}`;
  const error = make.error ?? quote.error;
  if (choice.offers.isError)
    return <TryAgain error={choice.offers.error} onRetry={() => void choice.offers.refetch()} />;
  if (choice.servicesFailed) return <TryAgain onRetry={choice.retryServices} />;
  if (error instanceof NoAnswer && !quote.data)
    return <TryAgain error={quote.error} onRetry={() => void quote.refetch()} />;
  if (choice.offers.data && !wished) return <Navigate to={choosing} replace />;
  const chooseAgain = async () => {
    make.reset();
    await queryClient.invalidateQueries({ queryKey: ['reservation', room.hotelId, room.link.reservationId] });
    await queryClient.resetQueries({ queryKey: ['change', room.hotelId, room.link.reservationId] });
    void navigate(choosing, { replace: true });
  };
  const failed = error && <ChangeFailed error={error} onChooseAgain={() => void chooseAgain()} />;
  if (!quote.data)
    return (
      <div role="status" aria-label={t`Please wait`} className="chg__list">
        <Skeleton width="100%" height="20rem" radius="var(--r-l)" />
        <Skeleton width="100%" height="10rem" radius="var(--r-l)" />
        {failed}
      </div>
    );
  const { change, before, after, terms, isSame, currency, hotelCurrency } = quote.data;
  const agree = () =>
    make.mutate(change, {
      onSuccess: (made) => {
        if (made.status === 'held' && made.changeId !== null)
          return void navigate(payChangeAddress(room.hotelId, room.link, made.changeId), { replace: true });
        const money = { refund: terms.refund, paid: 0, currency: hotelCurrency };
        const { to, state } = handOver(room.hotelId, reservation, room.link, money, language);
        return void navigate(to, { replace: true, state });
      },
    });
  const amount = formatMoney(language, terms.payNow, hotelCurrency);
  const isRefused = make.error instanceof RefusedCall;
  return (
    <>
      <CompareTable before={before} after={after} currency={currency} start={start} />
      {isSame ? (
        <Alert className="chg__part">
          <Trans>This is what you have booked already. There is nothing to change.</Trans>
        </Alert>
      ) : (
        <ChangeMoney terms={terms} currency={hotelCurrency} reservation={reservation} isAdded={before === null} />
      )}
      <div className="mg__acts chg__end">
        <ButtonLink kind="quiet" to={choosing}>
          <ArrowLeft className="ic flip" aria-hidden />
          <Trans>Choose something else</Trans>
        </ButtonLink>
        {!isSame && (
          <Button
            kind="primary"
            size="l"
            isWaiting={make.isPending}
            waitingLabel={t`Please wait`}
            isDisabled={isRefused}
            onClick={agree}
          >
            {terms.payNow > 0 ? <Trans>Confirm and pay {amount}</Trans> : <Trans>Confirm the change</Trans>}
          </Button>
        )}
      </div>
      {failed}
    </>
  );
}
