import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDetail } from '@stayfront/contract/desk/messages';
import { CircleCheck, CircleX, Clock, Inbox } from 'lucide-react';
import { describeTrouble } from '../../features/connection/describe-trouble.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

/** Each try with what was answered, the newest first. */
export function MessageTries({ message: { tries, nextTryAt, at, attempts } }: { message: MessageDetail }) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  return (
    <>
      <h3>
        <Trans>What happened to it</Trans>
      </h3>
      <ol className="tries">
        {nextTryAt && (
          <li>
            <Clock className="ic" aria-hidden />
            <p>
              <Trans>Next try {when.since(nextTryAt)}</Trans>
            </p>
          </li>
        )}
        {tries.map(({ at: tried, isTaken, status, trouble, answer }) => (
          <li key={tried} className={isTaken ? 'is-ok' : 'is-warn'}>
            {isTaken ? <CircleCheck className="ic" aria-hidden /> : <CircleX className="ic" aria-hidden />}
            <p>
              {isTaken ? t`Taken` : trouble && describeTrouble(i18n, trouble).title}{' '}
              <small className="mono" dir="ltr">
                {status}
              </small>
              {answer && (
                <small className="tries__answer">
                  <bdi>“{answer}”</bdi>
                </small>
              )}
            </p>
            <time dateTime={tried}>{when.since(tried)}</time>
          </li>
        ))}
        {attempts > tries.length && (
          <li>
            <Inbox className="ic" aria-hidden />
            <p>
              <Trans>Earlier tries are not known any more</Trans>
            </p>
          </li>
        )}
        <li>
          <Inbox className="ic" aria-hidden />
          <p>
            <Trans>It came up</Trans>
          </p>
          <time dateTime={at}>{when.since(at)}</time>
        </li>
      </ol>
    </>
  );
}
