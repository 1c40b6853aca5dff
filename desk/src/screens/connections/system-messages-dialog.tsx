import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SystemMessage } from '@stayfront/contract/desk/system-messages';
import { sendDeliveryAgain } from '@stayfront/contract/desk/system-messages';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { systemDeliveriesQuery, systemMessagesQuery } from '../../app/data/systems-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Mark } from '../../parts/mark.tsx';
import { describeAction } from './describe-action.ts';
import { SystemMessageDetail } from './system-message-detail.tsx';
import { outcomeWords } from './system-words.ts';

interface SystemMessagesDialogProps {
  system: ConnectedSystem;
  onClose: () => void;
}

/** What was said with a system, the newest first, and the bookings that it has not taken. */
export function SystemMessagesDialog({ system: { systemId, title }, onClose }: SystemMessagesDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const { data } = useQuery(systemMessagesQuery(transport, hotelId, systemId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={
        <Trans>
          Messages of <bdi>{title}</bdi>
        </Trans>
      }
    >
      <Deliveries systemId={systemId} />
      {!data && <Skeleton height="160px" />}
      {data?.messages.length === 0 && (
        <p className="empty-line">
          <Trans>Nothing was said within the last 30 days.</Trans>
        </p>
      )}
      <ul className="system-messages">
        {data?.messages.map((one) => (
          <MessageLine key={one.messageId} message={one} />
        ))}
      </ul>
    </Dialog>
  );
}

function MessageLine({ message }: { message: SystemMessage }) {
  const { i18n } = useLingui();
  const when = useWhen();
  const [isOpen, setIsOpen] = useState(false);
  const { outcome, action, at, changed, faults, conflicts } = message;
  const words = describeAction(i18n, action);
  // The same is often wrong in many places.
  const said = [...new Set(faults?.map(({ message: fault }) => fault))];
  const isBad = outcome === 'refused' || outcome === 'failed';
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <b dir={words === null ? 'ltr' : undefined}>{words ?? action}</b>
        <small>
          {when.ago(at)}
          {changed !== undefined && changed > 0 && (
            <>
              {', '}
              <Plural value={changed} one="# night changed" other="# nights changed" />
            </>
          )}
          {conflicts && conflicts.length > 0 && (
            <>
              {', '}
              <Trans>over what others had changed</Trans>
            </>
          )}
        </small>
        {words !== null && (
          <small>
            <bdi dir="ltr">{action}</bdi>
          </small>
        )}
      </button>
      <Mark tone={isBad || outcome === 'warned' ? 'warn' : 'ok'}>{i18n._(outcomeWords[outcome])}</Mark>
      {said.map((fault) => (
        <p key={fault} className="system-messages__fault" dir="auto">
          {fault}
        </p>
      ))}
      {isOpen && <SystemMessageDetail message={message} />}
    </li>
  );
}

function Deliveries({ systemId }: { systemId: string }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const when = useWhen();
  const { data } = useQuery(systemDeliveriesQuery(transport, hotelId, systemId));
  const again = useConnectionAct((deliveryId: number) =>
    transport(sendDeliveryAgain, { params: { hotelId, deliveryId }, query: {}, body: undefined }),
  );
  if (!data || data.deliveries.length === 0) return null;
  return (
    <ul className="system-messages">
      {data.deliveries.map(({ deliveryId, reservationId, state, queuedAt, lastStatus }) => (
        <li key={deliveryId}>
          <a href={`/${hotelId}/desk/reservations/${reservationId}`}>
            <b>{reservationId}</b>
            <small>{[when.ago(queuedAt), lastStatus].filter(Boolean).join(', ')}</small>
          </a>
          <Mark tone="warn">{state === 'refused' ? <Trans>Refused</Trans> : <Trans>Not taken yet</Trans>}</Mark>
          {state === 'refused' && (
            <Button
              size="s"
              aria-label={t`Send ${reservationId} again`}
              isWaiting={again.isPending}
              waitingLabel={t`One moment`}
              onClick={() =>
                again.mutate(deliveryId, { onSuccess: () => tell({ text: t`${reservationId} is sent again` }) })
              }
            >
              <Trans>Send again</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
