import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Building2, Settings2, Unplug } from 'lucide-react';
import { Beat } from '../../features/connection/beat.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Disc } from '../../parts/disc.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import type { Asked } from './asked.ts';
import { kindWords } from './system-words.ts';

interface SystemsSectionProps {
  systems: readonly ConnectedSystem[];
  onAsk: (asked: Asked) => void;
}

/** Hotel software, channel managers, Google and calendars: how each fares, and the ways to what was said. */
export function SystemsSection({ systems, onAsk }: SystemsSectionProps) {
  return (
    <Section title={<Trans>Hotel software and channels</Trans>}>
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
  const { title, kind, state, hours, waiting, refused, lastHeardAt, lastMessageAt } = system;
  const isBad = state === 'failing' || state === 'waiting';
  const last = lastHeardAt ?? lastMessageAt;
  return (
    <li className="connection">
      <Disc icon={isBad ? Unplug : Building2} tone={isBad ? 'warn' : state === 'ok' ? 'ok' : 'plain'} />
      <div className="connection__who">
        <b>
          <bdi>{title}</bdi>
        </b>
        <p>{i18n._(kindWords[kind])}</p>
      </div>
      <div className="connection__state">
        <StateMark system={system} />
        <p>
          {waiting > 0 ? (
            <Plural value={waiting} one="# booking to be taken" other="# bookings to be taken" />
          ) : refused > 0 ? (
            <Plural value={refused} one="# booking was refused" other="# bookings were refused" />
          ) : (
            last && <Trans>last heard {when.since(last)}</Trans>
          )}
        </p>
      </div>
      <Beat hours={hours} />
      <div className="connection__acts">
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
      </div>
    </li>
  );
}

function StateMark({ system: { state, since } }: { system: ConnectedSystem }) {
  const when = useWhen();
  const from = since === null ? '' : when.since(since);
  switch (state) {
    case 'failing':
      return (
        <Mark tone="warn">
          <Trans>Fails since {from}</Trans>
        </Mark>
      );
    case 'waiting':
      return (
        <Mark tone="warn">
          <Trans>Waits since {from}</Trans>
        </Mark>
      );
    case 'off':
      return (
        <Mark tone="open">
          <Trans comment="A connection is switched off">Off</Trans>
        </Mark>
      );
    case 'new':
      return (
        <Mark tone="open">
          <Trans>Nothing heard yet</Trans>
        </Mark>
      );
    case 'ok':
      return (
        <Mark tone="ok">
          <Trans comment="A connection takes all it is told">In step</Trans>
        </Mark>
      );
  }
}
