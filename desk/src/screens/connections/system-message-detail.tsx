import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CalendarGuarded, CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import {
  getSystemMessage,
  replaySystemMessage,
  type SystemMessage,
  type SystemMessageRun,
} from '@stayfront/contract/desk/system-messages';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { describeValue } from './describe-value.ts';
import { GuardedPrices, WarnedPrices } from './held-up.tsx';

type Tried = {
  readonly runs: readonly SystemMessageRun[];
  readonly more: number;
  readonly faults: readonly string[];
  readonly warned: CalendarWarned | null;
  readonly guarded: CalendarGuarded | null;
};
type Wish = { readonly isTrial: boolean; readonly accepts?: string };

/** What a message changed, before and after; and what it would change if it came now, before it is done. */
export function SystemMessageDetail({ message: { messageId, canReplay } }: { message: SystemMessage }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const [tried, setTried] = useState<Tried | null>(null);
  const params = { hotelId, messageId };
  const { data } = useQuery({
    queryKey: ['message', hotelId, 'system', messageId],
    queryFn: ({ signal }) => transport(getSystemMessage, { params, query: {}, body: undefined }, { signal }),
  });
  const replaying = useConnectionAct(async (wish: Wish) => {
    const { isTrial } = wish;
    const {
      runs,
      more,
      warned = null,
      guarded = null,
      faults = [],
    } = await transport(replaySystemMessage, { params, query: {}, body: wish });
    const isDone = !isTrial && faults.length === 0;
    // What the warnings say stands with them, night by night.
    const said = warned || guarded ? [] : faults.map(({ message }) => message);
    setTried(isDone ? null : { runs, more, warned, guarded, faults: said });
    if (isDone) tell({ text: t`The message was done again` });
  });
  if (!data) return <Skeleton height="60px" />;
  const wait = { isWaiting: replaying.isPending, waitingLabel: t`One moment` };
  return (
    <div className="system-messages__detail">
      <Runs runs={data.runs} more={data.more} />
      {data.request !== null && (
        <details>
          <summary>
            <Trans>As it was sent</Trans>
          </summary>
          <pre dir="ltr">{data.request}</pre>
        </details>
      )}
      {canReplay && !tried && (
        <Button size="s" {...wait} onClick={() => replaying.mutate({ isTrial: true })}>
          <Trans>What would it change now?</Trans>
        </Button>
      )}
      {tried && (
        <>
          {tried.faults.map((fault) => (
            <Alert key={fault} tone="warn">
              {fault}
            </Alert>
          ))}
          {tried.guarded && <GuardedPrices guarded={tried.guarded} />}
          {tried.warned && (
            <WarnedPrices
              warned={tried.warned}
              isWaiting={replaying.isPending}
              onAccept={(accepts) => replaying.mutate({ isTrial: false, accepts })}
            />
          )}
          <Runs runs={tried.runs} more={tried.more} />
          {!tried.warned && !tried.guarded && tried.faults.length === 0 && tried.runs.length === 0 && (
            <p>
              <Trans>It would change nothing.</Trans>
            </p>
          )}
          {tried.runs.length > 0 && (
            <Button size="s" kind="primary" {...wait} onClick={() => replaying.mutate({ isTrial: false })}>
              <Trans>Do it</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Runs({ runs, more }: { runs: readonly SystemMessageRun[]; more: number }) {
  const { i18n } = useLingui();
  const { language } = useDesk();
  const { currency, rooms, ratePlans } = useHouse();
  const nameIn = (list: typeof rooms | typeof ratePlans, id: string | null): string | null =>
    list.find((one) => one.id === id)?.name ?? id;
  const when = useWhen();
  const money = (minor: number): string => formatMoney(language, minor, currency);
  if (runs.length === 0) return null;
  return (
    <>
      <ul>
        {runs.map((run) => {
          const { room, ratePlan, from, to } = run;
          const what = [nameIn(rooms, room), nameIn(ratePlans, ratePlan)].filter(Boolean).join(', ');
          const days = from === to ? when.day(from) : `${when.day(from)} – ${when.day(to)}`;
          const [before, after] = [run.before, run.after].map((value) => describeValue(i18n, run, value, money));
          return (
            <li key={`${what} ${run.field} ${from}`}>
              <bdi>{what}</bdi> {days}: <del>{before}</del> <ins>{after}</ins>
            </li>
          );
        })}
      </ul>
      {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
    </>
  );
}
