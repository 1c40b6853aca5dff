import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { retryMessages } from '@stayfront/contract/desk/needs';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Unplug } from 'lucide-react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { describeTrouble } from '../../features/connection/describe-trouble.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { addressee } from './addressee.ts';
import type { AnyConnection } from './asked.ts';

/** Who takes nothing, since when, why, and what to do; above everything else. */
export const SilentNotes = ({ connections }: { connections: readonly AnyConnection[] }) =>
  connections
    .filter(({ state }) => state === 'silent')
    .map((one) => <SilentNote key={one.connectionId} connection={one} />);

function SilentNote({ connection }: { connection: AnyConnection }) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const when = useWhen();
  const nameOf = useConnectionName();
  const name = nameOf(addressee(connection));
  const since = connection.since === null ? '' : when.since(connection.since);
  const { waiting, failed } = connection;
  const trouble = connection.trouble && describeTrouble(i18n, connection.trouble);
  const trying = useConnectionAct(() => {
    const body = 'webhookId' in connection ? { webhookId: connection.webhookId } : { partner: connection.partner };
    return transport(retryMessages, { params: { hotelId }, query: {}, body });
  });
  return (
    <div className="silent" role="status">
      <Unplug className="ic" aria-hidden />
      <p>
        <b>
          <Trans>
            <bdi>{name}</bdi> has taken nothing since {since}.
          </Trans>
        </b>{' '}
        {trouble && <>{trouble.title}. </>}
        {waiting > 0 && (
          <Plural value={waiting} one="# message waits; it is not lost." other="# messages wait; none is lost." />
        )}{' '}
        {failed > 0 && <Plural value={failed} one="# message was given up." other="# messages were given up." />}{' '}
        {trouble?.advice}
      </p>
      <Button
        isWaiting={trying.isPending}
        waitingLabel={t`One moment`}
        onClick={() =>
          trying.mutate(undefined, { onSuccess: () => tell({ text: t`All messages are sent again now` }) })
        }
      >
        <Trans>Try now</Trans>
      </Button>
    </div>
  );
}
