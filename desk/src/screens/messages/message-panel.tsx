import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { sendMessageAgain } from '@stayfront/contract/desk/messages';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageQuery } from '../../app/data/connections-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { MessageState } from '../../features/connection/message-state.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { describeMessage } from '../../features/connection/describe-message.ts';
import { describeTrouble } from '../../features/connection/describe-trouble.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { MessageRequest } from './message-request.tsx';
import { MessageSays } from './message-says.tsx';
import { MessageTries } from './message-tries.tsx';

/** One message: what it says, what happened to it, and last the request itself. */
export function MessagePanel({ messageId }: { messageId: string }) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const when = useWhen();
  const nameOf = useConnectionName();
  const { data: message, error, refetch } = useQuery(messageQuery(transport, hotelId, messageId));
  const sending = useConnectionAct(() =>
    transport(sendMessageAgain, { params: { hotelId, messageId }, query: {}, body: undefined }),
  );
  if (!message) {
    if (!error)
      return (
        <section className="message" aria-label={t`Message`}>
          <Skeleton height="320px" />
        </section>
      );
    const isGone = error instanceof RefusedCall && ['message.unknown', 'input.invalid'].includes(error.problem.code);
    return (
      <section className="message" aria-label={t`Message`}>
        <p role="alert">
          {isGone ? (
            <Trans>This message is not there any more: its connection was removed.</Trans>
          ) : (
            <>
              <Trans>The message could not be read.</Trans>{' '}
              <Button kind="quiet" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </p>
      </section>
    );
  }
  const { to, at, reservationId, state, isOn, trouble, connectionId } = message;
  const isOpen = state === 'waiting' || state === 'failed';
  const maySend = isOn && (isOpen || (state === 'taken' && connectionId.startsWith('webhook.')));
  const name = nameOf(to);
  const send = (): void =>
    sending.mutate(undefined, { onSuccess: () => tell({ text: t`The message is sent again now` }) });
  return (
    <section className="message" aria-labelledby="message-title">
      <div className="message__head">
        <div>
          <h2 id="message-title">{describeMessage(i18n, message)}</h2>
          <p>
            <Trans>
              To <bdi>{name}</bdi>, {when.full(at)}
            </Trans>
            {' · '}
            <Link to={`/${hotelId}/desk/reservations/${reservationId}`}>
              <Trans>Open the reservation</Trans>
            </Link>
          </p>
        </div>
        {maySend && (
          <Button isWaiting={sending.isPending} waitingLabel={t`One moment`} onClick={send}>
            {isOpen ? <Trans>Send now</Trans> : <Trans>Send again</Trans>}
          </Button>
        )}
      </div>
      <div className="message__state" role="status">
        <MessageState message={message} />
        {!isOn && isOpen && (
          <p>
            <Trans>{name} is switched off. This is sent once it is on again.</Trans>
          </p>
        )}
        {trouble && (
          <p>
            <b>{describeTrouble(i18n, trouble).title}.</b> {describeTrouble(i18n, trouble).advice}
          </p>
        )}
      </div>
      <MessageSays message={message} />
      <MessageTries message={message} />
      {message.request && <MessageRequest request={message.request} />}
    </section>
  );
}
