import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WaitingGuest } from '@stayfront/contract/desk/waiting';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { waitingQuery } from '../../app/data/waiting-query.ts';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useListChange } from './use-list-change.ts';
import { WaitingLine } from './waiting-line.tsx';
import './waiting.css';

/** Who waits for a room, in the order in which they are asked; and whether the house has such a list at all. */
export default function WaitingScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const maySwitch = useMay('manager');
  const { data, error, refetch } = useQuery(waitingQuery(useTransport(), hotelId));
  const { change, isWaiting } = useListChange();
  const tell = useDone();
  const list = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState<WaitingGuest | null>(null);
  const guests = data?.guests ?? [];
  const ids = guests.map(({ waitingId }) => waitingId);
  /** Who comes behind a place; null at the end. */
  const behind = (place: number): string | null => ids[place] ?? null;
  function move(guest: WaitingGuest, by: -1 | 1): void {
    const place = ids.indexOf(guest.waitingId);
    const { waitingId, email } = guest;
    const was = behind(place + 1);
    change(
      { what: 'move', waitingId, before: behind(by < 0 ? place - 1 : place + 2) },
      {
        onSuccess: () => {
          tell({
            text: by < 0 ? t`${email} is asked earlier` : t`${email} is asked later`,
            undo: () => change({ what: 'move', waitingId, before: was }),
          });
          // The arrow goes along with the line, or the other one at the end: who moves by keys goes on.
          requestAnimationFrame(() => {
            const arrows = [by, -by].map((one) => `[data-waiting="${waitingId}"] [data-move="${one}"]:not(:disabled)`);
            const [own, other] = arrows.map((arrow) => list.current?.querySelector<HTMLElement>(arrow));
            (own ?? other)?.focus();
          });
        },
      },
    );
  }
  const offer = ({ waitingId, email }: WaitingGuest): void =>
    change(
      { what: 'offer', waitingId },
      { onSuccess: () => tell({ text: t`A room is held for ${email} for two hours, and the letter is on its way` }) },
    );
  const turn = (isOpen: boolean): void =>
    change(
      { what: 'switch', isOpen },
      {
        onSuccess: () =>
          tell({
            text: isOpen ? t`Guests can wait for a room` : t`Guests cannot wait for a room any more`,
            undo: () => change({ what: 'switch', isOpen: !isOpen }),
          }),
      },
    );
  return (
    <>
      <PageHead
        title={<Trans>Waiting list</Trans>}
        back={{ to: `/${hotelId}/desk/reservations`, label: t`Back to the reservations` }}
      />
      <div className="page-body waiting-list">
        {error && (
          <Alert tone="warn" isLive>
            <Trans>The list could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!data && !error && <Skeleton height="240px" />}
        {data && (
          <>
            <div className="waiting-list__switch">
              <Switch
                label={<Trans>Guests who find nothing may wait for a room</Trans>}
                isOn={data.isOpen}
                isDisabled={!maySwitch || isWaiting}
                onChange={turn}
              />
              <p>
                {data.isOpen ? (
                  <Trans>
                    What comes free is offered in this order, each time for two hours and at the price of that moment.
                  </Trans>
                ) : (
                  <Trans>Nothing is offered by itself. Who is on the list stays on it.</Trans>
                )}
              </p>
            </div>
            <Section title={<Trans>Who waits</Trans>} count={guests.length}>
              {guests.length === 0 ? (
                <p className="empty-line">
                  <Trans>Nobody waits for a room.</Trans>
                </p>
              ) : (
                <ol className="lines-list" ref={list}>
                  {guests.map((guest, place) => (
                    <WaitingLine
                      key={guest.waitingId}
                      guest={guest}
                      isFirst={place === 0}
                      isLast={place === guests.length - 1}
                      onMove={(by) => move(guest, by)}
                      onOffer={() => offer(guest)}
                      onRemove={() => setRemoved(guest)}
                    />
                  ))}
                </ol>
              )}
              {data.unconfirmed > 0 && (
                <p className="waiting-list__more">
                  <Plural
                    value={data.unconfirmed}
                    one="# guest has not confirmed by the link yet"
                    other="# guests have not confirmed by the link yet"
                  />
                </p>
              )}
            </Section>
          </>
        )}
      </div>
      {removed && (
        <RemoveDialog
          guest={removed}
          onClose={() => setRemoved(null)}
          onRemove={() => {
            const { waitingId, email } = removed;
            setRemoved(null);
            change(
              { what: 'remove', waitingId },
              { onSuccess: () => tell({ text: t`${email} is not on the list any more` }) },
            );
          }}
        />
      )}
    </>
  );
}
