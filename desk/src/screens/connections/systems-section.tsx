import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Building2, Cable, CalendarDays, Search, Settings2, Unplug } from 'lucide-react';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import type { Asked } from './asked.ts';
import { ConnectionLine } from './connection-line.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { kindWords, ownedWords } from './system-words.ts';

interface SystemsSectionProps {
  systems: readonly ConnectedSystem[];
  onAsk: (asked: Asked) => void;
}

const icons = { alpinebits: Building2, 'channel-manager': Cable, google: Search, ical: CalendarDays } as const;
const bookings = msg`Bookings`;

/** Hotel software, channel managers, Google and calendars: how each fares, and the ways to what was said. */
export function SystemsSection({ systems, onAsk }: SystemsSectionProps) {
  return (
    <Section
      title={<Trans>Hotel software and channels</Trans>}
      aside={
        systems.length > 0 && (
          <small className="connections__key">
            <Trans>one bar an hour, last 24 hours</Trans>
          </small>
        )
      }
    >
      {systems.length === 0 ? (
        <p className="empty-line">
          <Trans>No hotel software or channel manager sends prices and rooms, or takes bookings.</Trans>
        </p>
      ) : (
        <ul className="lines-list">
          {systems.map((one) => (
            <SystemRow key={one.systemId} system={one} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SystemRow({ system, onAsk }: { system: ConnectedSystem; onAsk: (asked: Asked) => void }) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const { title, kind, owns, takesBookings, state, since, hours, waiting, refused, lastHeardAt, lastMessageAt } =
    system;
  const isBad = state === 'failing' || state === 'waiting';
  const last = lastHeardAt ?? lastMessageAt;
  return (
    <ConnectionLine
      icon={isBad ? Unplug : icons[kind]}
      tone={isBad ? 'warn' : state === 'ok' ? 'ok' : 'plain'}
      name={title}
      about={[kindWords[kind], ...owns.map((part) => ownedWords[part]), ...(takesBookings ? [bookings] : [])]
        .map((words) => i18n._(words))
        .join(' · ')}
      hours={hours}
      state={
        <>
          <ConnectionMark
            state={state === 'new' ? (kind === 'google' ? 'nothing-told' : 'nothing-heard') : state}
            since={since}
          />
          <p>
            {waiting > 0 ? (
              <Plural value={waiting} one="# booking to be taken" other="# bookings to be taken" />
            ) : refused > 0 ? (
              <Plural value={refused} one="# booking was refused" other="# bookings were refused" />
            ) : (
              last && <Trans>last heard {when.since(last)}</Trans>
            )}
          </p>
        </>
      }
      acts={
        <>
          <Button
            size="s"
            aria-label={t`Messages of ${title}`}
            onClick={() => onAsk({ about: 'system-messages', system })}
          >
            <Trans>Messages</Trans>
          </Button>
          <IconButton
            icon={Settings2}
            label={t`Settings of ${title}`}
            onClick={() => onAsk({ about: 'system', system })}
          />
        </>
      }
    />
  );
}
