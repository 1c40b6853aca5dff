import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { guestsOf } from '@stayfront/contract/party';
import type { Waiting } from '@stayfront/contract/waiting';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { BedDouble, CheckCheck, ListChecks, MailQuestion, SearchX, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import { useWaitingActs } from '../../app/data/use-waiting-acts.ts';
import { waitingQuery, type WaitingLink } from '../../app/data/waiting-queries.ts';
import { tokenIn } from '../../app/flow/reservation-link.ts';
import { writeSearch } from '../../app/flow/search.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { NeedHelp } from '../../features/reservation/need-help.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { AskFailed } from '../../features/reservation/ask-failed.tsx';
import { OfferedRoom } from './offered-room.tsx';
import './waiting.css';

/** A guest's place on the waiting list, by the link in each letter: to confirm it, to take what is offered, to leave. */
export default function WaitingScreen() {
  const { hotelId } = useHotel();
  const { waitingId = '' } = useParams();
  const [query] = useSearchParams();
  const transport = useTransport();
  const link: WaitingLink = { waitingId, token: tokenIn(query) };
  const asked = useQuery({
    ...waitingQuery(transport, hotelId, link),
    enabled: link.token !== '',
    // The page says so when the time of an offer is over, and not only to who presses.
    refetchInterval: ({ state }) => (state.data?.offer ? 60_000 : false),
  });
  const acts = useWaitingActs(hotelId, link);
  if (acts.leaving.isSuccess) return <NotOnList />;
  if (link.token === '' || asked.error instanceof RefusedCall) return <NotOnList isUnknown />;
  if (asked.isError) return <TryAgain error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <FrameSkeleton isInside />;
  const { confirming, declining, leaving } = acts;
  const failed = [confirming, declining, leaving].find(
    ({ error }) => error !== null && !(error instanceof RefusedCall),
  );
  return (
    <div className="wrap waiting">
      <Place waiting={asked.data} acts={acts} />
      {failed && <AskFailed isTooOften={false} onClose={failed.reset} />}
    </div>
  );
}

type PlaceProps = {
  waiting: Waiting;
  acts: ReturnType<typeof useWaitingActs>;
};

function Place({ waiting, acts: { confirming, declining, leaving } }: PlaceProps) {
  const { t } = useLingui();
  const wait = { waitingLabel: t`Please wait` };
  const leave = (
    <Button kind="quiet" isWaiting={leaving.isPending} {...wait} onClick={() => leaving.mutate()}>
      <Trans>Leave the waiting list</Trans>
    </Button>
  );
  if (waiting.offer)
    return (
      <OfferedRoom
        waiting={waiting}
        offer={waiting.offer}
        actions={
          <>
            <Button kind="secondary" isWaiting={declining.isPending} {...wait} onClick={() => declining.mutate()}>
              <Trans>No, thank you</Trans>
            </Button>
            {leave}
          </>
        }
      />
    );
  if (waiting.state === 'asked')
    return (
      <Said
        icon={MailQuestion}
        title={<Trans>Would you like to wait for a room?</Trans>}
        waiting={waiting}
        actions={
          <Button kind="primary" isWaiting={confirming.isPending} {...wait} onClick={() => confirming.mutate()}>
            <Trans>Put me on the list</Trans>
          </Button>
        }
      >
        <Trans>When a room comes free for these nights, we write to you and keep it for you for two hours.</Trans>
      </Said>
    );
  if (waiting.state === 'booked')
    return (
      <Said
        icon={CheckCheck}
        tone="ok"
        title={<Trans>You have booked the room we kept for you</Trans>}
        waiting={waiting}
        actions={leave}
      />
    );
  return (
    <Said
      icon={ListChecks}
      tone="ok"
      title={<Trans>You are on the waiting list</Trans>}
      waiting={waiting}
      actions={
        <>
          <SearchLink waiting={waiting} />
          {leave}
        </>
      }
    >
      {waiting.wasOffered ? (
        <Trans>The room we kept for you is open to others again. You stay on the list for other rooms.</Trans>
      ) : (
        <Trans>When a room comes free for these nights, we write to you and keep it for you for two hours.</Trans>
      )}
    </Said>
  );
}

type SaidProps = {
  icon: LucideIcon;
  tone?: 'ok' | 'warn';
  title: ReactNode;
  waiting: Waiting;
  actions: ReactNode;
  children?: ReactNode;
};

function Said({ icon, tone, title, waiting, actions, children }: SaidProps) {
  const stay = { arrival: stayDate(waiting.checkIn), departure: stayDate(waiting.checkOut) };
  return (
    <Notice icon={icon} {...(tone ? { tone } : {})} level={1} title={title} actions={actions}>
      <p>
        <StayLine stay={stay} guests={guestsOf(waiting)} />
      </p>
      <p role="status">{children}</p>
      <NeedHelp />
    </Notice>
  );
}

/** The same nights, for whoever would rather look again. */
function SearchLink({ waiting }: { waiting: Waiting }) {
  const { hotelId } = useHotel();
  const stay = { arrival: stayDate(waiting.checkIn), departure: stayDate(waiting.checkOut) };
  const guests = guestsOf(waiting);
  const query = writeSearch(new URLSearchParams(), { stay, rooms: [guests], promoCode: null });
  return (
    <ButtonLink kind="primary" to={`/${hotelId}?${query.toString()}`}>
      <Trans>Search for a room</Trans>
    </ButtonLink>
  );
}

/** One answer to every link that opens nothing, and to who has just left. */
function NotOnList({ isUnknown = false }: { isUnknown?: boolean }) {
  const { hotelId } = useHotel();
  return (
    <div className="wrap">
      <Notice
        icon={isUnknown ? SearchX : BedDouble}
        tone={isUnknown ? 'warn' : 'ok'}
        level={1}
        title={<Trans>You are not on the waiting list any more</Trans>}
        actions={
          <ButtonLink kind="primary" to={`/${hotelId}`}>
            <Trans>Search for a room</Trans>
          </ButtonLink>
        }
      >
        <NeedHelp />
      </Notice>
    </div>
  );
}
