import { useLingui } from '@lingui/react/macro';
import type { Message } from '@stayfront/contract/desk/messages';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Mark } from '../../parts/mark.tsx';

/** What became of a message, in a word. */
export function MessageState({ message: { state, attempts, tookMs } }: { message: Message }) {
  const { t } = useLingui();
  const { language } = useDesk();
  switch (state) {
    case 'taken': {
      if (tookMs === null) return <Mark tone="ok">{t`taken`}</Mark>;
      const took = formatCount(language, tookMs);
      return <Mark tone="ok">{t({ message: `${took} ms`, comment: 'How many milliseconds an answer took' })}</Mark>;
    }
    case 'waiting':
      return attempts === 0 ? <Mark tone="open">{t`on its way`}</Mark> : <Mark tone="warn">{t`waits`}</Mark>;
    case 'failed':
      return <Mark tone="bad">{t`given up`}</Mark>;
    case 'withheld':
      return <Mark tone="plain">{t`not told: no consent`}</Mark>;
    case 'void':
      return <Mark tone="plain">{t`nothing to tell`}</Mark>;
  }
}
