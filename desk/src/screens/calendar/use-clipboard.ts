import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ClipboardEvent } from 'react';
import { useDone } from '../../features/frame/undos.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { copiedText, pastedChanges } from '../../features/calendar/clipboard.ts';
import type { NightChange } from '../../features/calendar/pending.ts';
import type { Selection } from '../../features/calendar/range.ts';

interface Clipboard {
  looking: Looking;
  selection: Selection;
  mayEdit: boolean;
  change: (changes: readonly NightChange[]) => void;
}

/** To and from spreadsheets: tabs and lines. What is no price is left out, and said. */
export function useClipboard({ looking, selection, mayEdit, change }: Clipboard) {
  const { t } = useLingui();
  const tell = useDone();
  return {
    onCopy: (event: ClipboardEvent): void => {
      if (event.target !== event.currentTarget) return;
      event.clipboardData.setData('text/plain', copiedText(looking, selection));
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent): void => {
      if (event.target !== event.currentTarget || !mayEdit) return;
      event.preventDefault();
      const { changes, faults } = pastedChanges(looking, selection, event.clipboardData.getData('text/plain'));
      change(changes);
      const [fault] = faults;
      const nights = t`${plural(changes.length, { one: '# night is pending', other: '# nights are pending' })}`;
      if (!fault) return tell({ text: nights });
      const { line, column, text } = fault;
      const others = faults.length - 1;
      tell({
        text:
          others === 0
            ? t`${nights}. Line ${line}, column ${column}: “${text}” is no price.`
            : t`${nights}. Line ${line}, column ${column}: “${text}” is no price, and ${others} more like it.`,
      });
    },
  };
}
