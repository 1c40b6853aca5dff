import { Trans, useLingui } from '@lingui/react/macro';
import { removeCalendarFeed, takeSmallerFeed, type CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Asked, SureOfFeed } from './asked.ts';
import { SureDialog } from './sure-dialog.tsx';
import { asItStands, usePutFeed } from './use-put-feed.ts';

interface SureOfFeedDialogProps {
  about: SureOfFeed;
  feed: CalendarFeed;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** Asks before nights are free that somebody else may have sold, and before an address ends that somebody reads. */
export function SureOfFeedDialog({ about, feed, onAsk, onClose }: SureOfFeedDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const put = usePutFeed();
  const { feedId, title, source } = feed;
  const call = { params: { hotelId, feedId }, query: {}, body: undefined };
  const back = (): void => onAsk({ about: 'feed', feed });
  const [smaller, blocks] = [source?.smaller ?? 0, source?.blocks ?? 0];
  switch (about) {
    case 'remove-feed':
      return (
        <SureDialog
          title={<Trans>Remove {title}?</Trans>}
          act={<Trans>Remove {title}</Trans>}
          done={t`${title} was removed`}
          onAct={() => transport(removeCalendarFeed, call)}
          onClose={onClose}
        >
          <Trans>Its address ends at once, and the nights that it took are free again. This cannot be undone.</Trans>
        </SureDialog>
      );
    case 'renew-feed':
      return (
        <SureDialog
          title={<Trans>Make a new address for {title}?</Trans>}
          act={<Trans>Make a new address</Trans>}
          done={t`${title} has a new address`}
          onAct={() => put(feedId, { ...asItStands(feed), address: 'renew' })}
          onClose={back}
        >
          <Trans>The old one ends at once. Until the new one is typed in there, they are told nothing.</Trans>
        </SureDialog>
      );
    case 'silence-feed':
      return (
        <SureDialog
          title={<Trans>Tell {title} nothing more?</Trans>}
          act={<Trans>Tell them nothing</Trans>}
          done={t`${title} is told nothing any more`}
          onAct={() => put(feedId, { ...asItStands(feed), address: 'remove' })}
          onClose={back}
        >
          <Trans>Its address ends at once and does not come back. Another can be made at any time.</Trans>
        </SureDialog>
      );
    case 'unread-feed':
      return (
        <SureDialog
          title={<Trans>Read {title} no more?</Trans>}
          act={<Trans>Read it no more</Trans>}
          done={t`${title} is read no more`}
          onAct={() => put(feedId, { ...asItStands(feed), source: null })}
          onClose={back}
        >
          <Trans>The nights that it took are free again and can be sold.</Trans>
        </SureDialog>
      );
    case 'smaller-feed':
      return (
        <SureDialog
          title={<Trans>Take the smaller calendar of {title}?</Trans>}
          act={<Trans>Take the smaller one</Trans>}
          done={t`The smaller calendar of ${title} was taken`}
          onAct={() => transport(takeSmallerFeed, call)}
          onClose={onClose}
        >
          <Trans>
            It has now {smaller} of the {blocks} stays that it had. The nights of the others are free again and can be
            sold.
          </Trans>
        </SureDialog>
      );
  }
}
