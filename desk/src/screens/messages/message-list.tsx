import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messagesQuery, type MessageFilter } from '../../app/data/connections-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { MessageState } from '../../features/connection/message-state.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { describeMessage } from '../../features/connection/describe-message.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

interface MessageListProps {
  filter: MessageFilter;
  /** The filter as it stands in the address. */
  query: string;
  current: string | undefined;
}

/** Each message as a sentence, with what became of it. */
export function MessageList({ filter, query, current }: MessageListProps) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  const nameOf = useConnectionName();
  const read = useInfiniteQuery(messagesQuery(useTransport(), hotelId, filter));
  const messages = (read.data?.pages ?? []).flatMap((page) => page.messages);
  return (
    <>
      {read.error && (
        <Alert tone="warn" isLive>
          <Trans>The messages could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void read.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!read.data && !read.error && <Skeleton height="320px" gapAbove="16px" />}
      {read.data && messages.length === 0 && (
        <p className="messages__none" role="status">
          {filter.text !== undefined ? (
            <Trans>No message is about somebody like that.</Trans>
          ) : filter.open ? (
            <Trans>Everything was taken.</Trans>
          ) : (
            <Trans>Nobody was told anything yet.</Trans>
          )}
        </p>
      )}
      {read.data?.pages[0]?.isCut && (
        <p className="messages__none" role="status">
          <Trans>Many guests fit. Write more of the name, or the reference.</Trans>
        </p>
      )}
      <ul className="message-lines">
        {messages.map((message) => {
          const { messageId, at, to } = message;
          return (
            <li key={messageId}>
              <Link
                className="message-line"
                to={`/${hotelId}/desk/connections/messages/${messageId}${query}`}
                aria-current={messageId === current || undefined}
              >
                <time dateTime={at}>{when.ago(at)}</time>
                <span className="message-line__words">
                  <b>{describeMessage(i18n, message)}</b>
                  <small>
                    <bdi>{nameOf(to)}</bdi>
                  </small>
                </span>
                <MessageState message={message} />
              </Link>
            </li>
          );
        })}
      </ul>
      {read.hasNextPage && (
        <div className="messages__more">
          <Button
            isWaiting={read.isFetchingNextPage}
            waitingLabel={t`One moment`}
            onClick={() => void read.fetchNextPage()}
          >
            <Trans>Show older ones</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
