import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { readCalendarFeed, type CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import type { Asked } from './asked.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { CopyAddress } from './copy-address.tsx';
import { FeedForm } from './feed-form.tsx';
import { feedTroubleWords } from './feed-words.ts';
import { asItStands, usePutFeed, type FeedWish } from './use-put-feed.ts';

interface FeedDialogProps {
  feed: CalendarFeed;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** The address that they are told, what is read of theirs, on or off, and the ways to change it or to be rid of it. */
export function FeedDialog({ feed, onAsk, onClose }: FeedDialogProps) {
  const { t } = useLingui();
  const tell = useDone();
  const put = usePutFeed();
  const { feedId, title, isOn, source } = feed;
  const change = (wish: Partial<FeedWish>) => put(feedId, { ...asItStands(feed), ...wish });
  const making = useConnectionAct(() => change({ address: 'renew' }));
  return (
    <ConnectionDialog
      name={title}
      isOn={isOn}
      switchLabel={t`Switched on`}
      whileOff={t`While it is off nothing is told or read, and the nights it took are free.`}
      onSwitch={(wanted) => change({ isOn: wanted })}
      onRemove={() => onAsk({ about: 'remove-feed', feed })}
      onClose={onClose}
      about={
        <>
          <Told feed={feed} onAsk={onAsk} onMake={() => making.mutate()} />
          {source && <Read feed={feed} source={source} onAsk={onAsk} />}
        </>
      }
    >
      <FeedForm
        feed={feed}
        onSave={async (wish) => {
          await put(feedId, wish);
          tell({ text: t`The settings of ${title} were saved` });
          onClose();
        }}
      />
    </ConnectionDialog>
  );
}

interface ToldProps {
  feed: CalendarFeed;
  onAsk: (asked: Asked) => void;
  onMake: () => void;
}

function Told({ feed, onAsk, onMake }: ToldProps) {
  const { address, title } = feed;
  const { t } = useLingui();
  if (address === null)
    return (
      <p>
        <Trans>They are told nothing.</Trans>{' '}
        <Button size="s" onClick={onMake}>
          <Trans>Make an address for them</Trans>
        </Button>
      </p>
    );
  return (
    <div className="connection-form__part">
      <p className="muted">
        <Trans>Type this in there: it says which nights are taken, and nothing about guests.</Trans>
      </p>
      <p className="secret">
        <code dir="ltr">{address}</code>
        <CopyAddress address={address} label={t`Copy the address for ${title}`} />
      </p>
      <div className="connection-form__acts">
        <Button size="s" onClick={() => onAsk({ about: 'renew-feed', feed })}>
          <Trans>Make a new address</Trans>
        </Button>
        <Button size="s" onClick={() => onAsk({ about: 'silence-feed', feed })}>
          <Trans>Tell them nothing</Trans>
        </Button>
      </div>
    </div>
  );
}

interface ReadProps {
  feed: CalendarFeed;
  source: NonNullable<CalendarFeed['source']>;
  onAsk: (asked: Asked) => void;
}

function Read({ feed, source, onAsk }: ReadProps) {
  const { t, i18n } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const when = useWhen();
  const { host, readAt, blocks, trouble, detail, clashes } = source;
  const reading = useConnectionAct(() =>
    transport(readCalendarFeed, { params: { hotelId, feedId: feed.feedId }, query: {}, body: undefined }),
  );
  return (
    <div className="connection-form__part">
      <p className="muted">
        <Trans>
          Read from <bdi dir="ltr">{host}</bdi>
        </Trans>
        {', '}
        <Plural value={blocks} one="# stay" other="# stays" />
        {readAt && (
          <>
            {', '}
            <Trans>last read {when.since(readAt)}</Trans>
          </>
        )}
      </p>
      {trouble && (
        <Alert tone="warn">
          {i18n._(feedTroubleWords[trouble])} <Trans>What was read before holds, and its nights stay taken.</Trans>
          {detail !== null && (
            <>
              {' '}
              <bdi>({detail})</bdi>
            </>
          )}
        </Alert>
      )}
      {clashes.length > 0 && (
        <Alert tone="warn">
          <Trans>Taken there and sold here: {clashes.map(({ night }) => when.day(night)).join(', ')}</Trans>
        </Alert>
      )}
      <div className="connection-form__acts">
        {trouble === 'shrunk' && (
          <Button size="s" onClick={() => onAsk({ about: 'smaller-feed', feed })}>
            <Trans>Take the smaller one</Trans>
          </Button>
        )}
        <Button size="s" isWaiting={reading.isPending} waitingLabel={t`One moment`} onClick={() => reading.mutate()}>
          <Trans>Read it now</Trans>
        </Button>
        <Button size="s" onClick={() => onAsk({ about: 'unread-feed', feed })}>
          <Trans>Read it no more</Trans>
        </Button>
      </div>
    </div>
  );
}
