import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { CalendarDays, CalendarX, Plus, Settings2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import type { Asked } from './asked.ts';
import { ConnectionLine } from './connection-line.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { CopyAddress } from './copy-address.tsx';
import { feedTroubleWords } from './feed-words.ts';
import { useFeedRoom } from './use-feed-room.ts';

interface FeedsSectionProps {
  feeds: readonly CalendarFeed[];
  onAsk: (asked: Asked) => void;
}

/** Sites that know nothing but calendars: which nights they are told, and which are read there. */
export function FeedsSection({ feeds, onAsk }: FeedsSectionProps) {
  return (
    <Section
      title={<Trans>Calendars of taken nights</Trans>}
      aside={
        <Button kind="quiet" size="s" onClick={() => onAsk({ about: 'add-feed' })}>
          <Plus className="ic ic-s" aria-hidden /> <Trans>Add a calendar</Trans>
        </Button>
      }
    >
      {feeds.length === 0 ? (
        <p className="empty-line">
          <Trans>No site exchanges calendars with you. Those that know nothing else, as Airbnb or Vrbo, go here.</Trans>
        </p>
      ) : (
        <ul className="lines-list">
          {feeds.map((one) => (
            <FeedRow key={one.feedId} feed={one} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function FeedRow({ feed, onAsk }: { feed: CalendarFeed; onAsk: (asked: Asked) => void }) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const roomOf = useFeedRoom();
  const { title, address, isOn, source, toldAt } = feed;
  const clashes = source?.clashes.length ?? 0;
  const state = stateOf(feed);
  const isBad = isOn && (source?.state === 'kept' || clashes > 0);
  return (
    <ConnectionLine
      icon={isBad ? CalendarX : CalendarDays}
      tone={isBad ? 'warn' : state === 'ok' ? 'ok' : 'plain'}
      name={title}
      about={roomOf(feed)}
      state={
        <>
          <ConnectionMark state={state} since={source?.since ?? null} />
          {source?.trouble && <p>{i18n._(feedTroubleWords[source.trouble])}</p>}
          {clashes > 0 && (
            <p>
              <Plural
                value={clashes}
                one="# night is taken there and sold here"
                other="# nights are taken there and sold here"
              />
            </p>
          )}
          {source?.readAt && (
            <p>
              <Trans>last read {when.since(source.readAt)}</Trans>
            </p>
          )}
          {address !== null && toldAt !== null && (
            <p>
              <Trans comment="Somebody has asked for the calendar of the house">last told {when.since(toldAt)}</Trans>
            </p>
          )}
          {source?.trouble === 'shrunk' && (
            <Button
              size="s"
              aria-label={t`Take the smaller calendar of ${title}`}
              onClick={() => onAsk({ about: 'smaller-feed', feed })}
            >
              <Trans>Take the smaller one</Trans>
            </Button>
          )}
        </>
      }
      acts={
        <>
          {address !== null && <CopyAddress address={address} label={t`Copy the address for ${title}`} />}
          <IconButton icon={Settings2} label={t`Settings of ${title}`} onClick={() => onAsk({ about: 'feed', feed })} />
        </>
      }
    />
  );
}

function stateOf({ isOn, source, toldAt }: CalendarFeed): ComponentProps<typeof ConnectionMark>['state'] {
  if (!isOn) return 'off';
  if (source?.state === 'kept') return 'failing';
  if (source && source.clashes.length > 0) return 'sold-twice';
  return (source ? source.state === 'new' : toldAt === null) ? 'nothing-heard' : 'ok';
}
