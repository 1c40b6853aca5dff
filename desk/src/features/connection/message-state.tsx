import { useLingui } from '@lingui/react/macro';
import type { Message } from '@stayfront/contract/desk/messages';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import type { ComponentProps } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Mark } from '../../parts/mark.tsx';
import { describeState } from './describe-message.ts';

type Tone = ComponentProps<typeof Mark>['tone'];

/** What became of a message, in a word; of one that was taken, how long that took. */
export function MessageState({ message }: { message: Message }) {
  const { t, i18n } = useLingui();
  const { language } = useDesk();
  const { state, attempts, tookMs } = message;
  const tones: Readonly<Record<Message['state'], Tone>> = {
    taken: 'ok',
    waiting: attempts === 0 ? 'open' : 'warn',
    failed: 'bad',
    withheld: 'plain',
    void: 'plain',
  };
  const took = tookMs === null ? null : formatCount(language, tookMs);
  return (
    <Mark tone={tones[state]}>
      {state === 'taken' && took !== null
        ? t({ message: `${took} ms`, comment: 'How many milliseconds an answer took' })
        : describeState(i18n, message)}
    </Mark>
  );
}
