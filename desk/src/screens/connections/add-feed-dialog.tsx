import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import type { Asked } from './asked.ts';
import { FeedForm } from './feed-form.tsx';
import { nameFor } from './name-for.ts';
import { usePutFeed } from './use-put-feed.ts';

interface AddFeedDialogProps {
  /** Ids that others have. */
  taken: readonly string[];
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** Another calendar. What it leads to is the address that they want, so that stands open next. */
export function AddFeedDialog({ taken, onAsk, onClose }: AddFeedDialogProps) {
  const { t } = useLingui();
  const tell = useDone();
  const put = usePutFeed();
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Add a calendar</Trans>}>
      <FeedForm
        feed={null}
        onSave={async (wish) => {
          const feed = await put(
            nameFor(wish.title, (name) => taken.includes(name)),
            wish,
          );
          tell({ text: t`${wish.title} was added` });
          onAsk({ about: 'feed', feed });
        }}
      />
    </Dialog>
  );
}
