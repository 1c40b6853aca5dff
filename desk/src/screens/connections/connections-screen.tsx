import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { connectionsQuery } from '../../app/data/connections-queries.ts';
import { feedsQuery } from '../../app/data/feeds-query.ts';
import { systemsQuery } from '../../app/data/systems-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ConnectionTabs } from '../../features/connection/connection-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { Asked } from './asked.ts';
import { AskedDialog } from './asked-dialog.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { FeedsSection } from './feeds-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { MismatchesSection } from './mismatches-section.tsx';
import { SilentNotes } from './silent-notes.tsx';
import { SystemsSection } from './systems-section.tsx';
import './connections.css';

/** What tells others of bookings, and who may ask: whether each works, since when not, and what to do about it. */
export default function ConnectionsScreen() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const { data, error, refetch } = useQuery(connectionsQuery(transport, hotelId));
  const { data: systems } = useQuery(systemsQuery(transport, hotelId));
  const { data: calendars } = useQuery(feedsQuery(transport, hotelId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const others = (systems?.systems.length ?? 0) + (calendars?.feeds.length ?? 0);
  const count = data && data.webhooks.length + data.partners.length + data.keys.length + others;
  // A dialog ends itself alone: what answers after it was closed leaves standing what was asked since.
  const askNext = (next: Asked | null): void => setAsked((now) => (now === asked ? next : now));
  const close = (): void => askNext(null);
  return (
    <>
      <PageHead
        title={<Trans>Connections</Trans>}
        actions={
          <Button kind="primary" onClick={() => setAsked({ about: 'add' })}>
            <Plus className="ic ic-s" aria-hidden /> <Trans>Add connection</Trans>
          </Button>
        }
      />
      <ConnectionTabs count={count} />
      <div className="page-body connections">
        {error && (
          <Alert tone="warn" isLive>
            <Trans>The connections could not be read.</Trans>{' '}
            <Button kind="quiet" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Alert>
        )}
        {!data && !error && <Skeleton height="320px" gapAbove="16px" />}
        {data && (
          <>
            <SilentNotes connections={[...data.webhooks, ...data.partners]} />
            {systems && <SystemsSection systems={systems.systems} onAsk={setAsked} />}
            {calendars && <FeedsSection feeds={calendars.feeds} onAsk={setAsked} />}
            <Section
              title={<Trans>Your own systems</Trans>}
              aside={
                others === 0 && (
                  <small className="connections__key">
                    <Trans>one bar an hour, last 24 hours</Trans>
                  </small>
                )
              }
            >
              {data.webhooks.length === 0 ? (
                <p className="empty-line">
                  <Trans>
                    No system of yours is told of bookings. Add a webhook for your hotel software, your bookkeeping or
                    your website.
                  </Trans>
                </p>
              ) : (
                <ul className="lines-list">
                  {data.webhooks.map((one) => (
                    <ConnectionRow key={one.connectionId} connection={one} onAsk={setAsked} />
                  ))}
                </ul>
              )}
            </Section>
            <Section title={<Trans>Where guests find you</Trans>}>
              {data.partners.length === 0 ? (
                <p className="empty-line">
                  <Trans>No comparison site is told of the bookings it brings.</Trans>
                </p>
              ) : (
                <ul className="lines-list">
                  {data.partners.map((one) => (
                    <ConnectionRow key={one.connectionId} connection={one} onAsk={setAsked} />
                  ))}
                </ul>
              )}
            </Section>
            {data.mismatches.length > 0 && <MismatchesSection mismatches={data.mismatches} />}
            <KeysSection keys={data.keys} onAsk={setAsked} />
          </>
        )}
      </div>
      {asked?.about === 'add' && <AddDialog connections={data} onAsk={askNext} onClose={close} />}
      <AskedDialog
        asked={asked}
        connections={data}
        systems={systems}
        feeds={calendars?.feeds}
        onAsk={askNext}
        onClose={close}
      />
    </>
  );
}
