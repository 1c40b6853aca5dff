import type { CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import type { Connections } from '@stayfront/contract/desk/connections';
import type { ConnectedSystems } from '../../app/data/systems-queries.ts';
import { AddFeedDialog } from './add-feed-dialog.tsx';
import { AddSystemDialog } from './add-system-dialog.tsx';
import type { Asked } from './asked.ts';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { GoogleDialog } from './google-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemoveSystemDialog } from './remove-system-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SureOfFeedDialog } from './sure-of-feed-dialog.tsx';
import { SystemDialog } from './system-dialog.tsx';
import { SystemMessagesDialog } from './system-messages-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface AskedDialogProps {
  asked: Asked | null;
  connections: Connections | undefined;
  systems: ConnectedSystems | undefined;
  feeds: readonly CalendarFeed[] | undefined;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** The question that stands open, about a connection as it is now. */
export function AskedDialog({ asked, connections, systems, feeds = [], onAsk, onClose }: AskedDialogProps) {
  switch (asked?.about) {
    case 'webhook': {
      const taken = (connections?.webhooks ?? []).map(({ webhookId }) => webhookId);
      return <WebhookDialog webhook={asked.webhook} taken={taken} onClose={onClose} />;
    }
    case 'partner':
      return <PartnerDialog partner={asked.partner} onClose={onClose} />;
    case 'add-system': {
      const taken = (systems?.systems ?? []).map(({ systemId }) => systemId);
      return <AddSystemDialog kind={asked.kind} taken={taken} onClose={onClose} />;
    }
    case 'system': {
      const { systemId } = asked.system;
      const system = systems?.systems.find((one) => one.systemId === systemId) ?? asked.system;
      if (system.kind === 'google') return <GoogleDialog system={system} onAsk={onAsk} onClose={onClose} />;
      const sold = { rooms: systems?.rooms ?? [], ratePlans: systems?.ratePlans ?? [] };
      return <SystemDialog system={system} {...sold} onAsk={onAsk} onClose={onClose} />;
    }
    case 'remove-system':
      return <RemoveSystemDialog system={asked.system} onClose={onClose} />;
    case 'system-messages':
      return <SystemMessagesDialog system={asked.system} onClose={onClose} />;
    case 'add-feed':
      return <AddFeedDialog taken={feeds.map(({ feedId }) => feedId)} onAsk={onAsk} onClose={onClose} />;
    case 'feed': {
      const feed = feeds.find(({ feedId }) => feedId === asked.feed.feedId) ?? asked.feed;
      return <FeedDialog feed={feed} onAsk={onAsk} onClose={onClose} />;
    }
    case 'remove-feed':
    case 'renew-feed':
    case 'silence-feed':
    case 'smaller-feed':
    case 'unread-feed':
      return <SureOfFeedDialog about={asked.about} feed={asked.feed} onAsk={onAsk} onClose={onClose} />;
    case 'key':
      return <KeyDialog onClose={onClose} />;
    case 'end-key':
      return <EndKeyDialog apiKey={asked.key} onClose={onClose} />;
    case 'settings': {
      const { connectionId } = asked.connection;
      const all = [...(connections?.webhooks ?? []), ...(connections?.partners ?? [])];
      const connection = all.find((one) => one.connectionId === connectionId) ?? asked.connection;
      return <SettingsDialog connection={connection} onAsk={onAsk} onClose={onClose} />;
    }
    case 'remove':
      return <RemoveDialog connection={asked.connection} onClose={onClose} />;
    default:
      return null;
  }
}
