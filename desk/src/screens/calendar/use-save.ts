import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { saveCalendar } from '@stayfront/contract/desk/calendar/save';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { hasNightOf } from '../../app/data/calendar-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { afterSaving, countEdits, editedNights, type Edits, type Pending } from '../../features/calendar/pending.ts';
import { sentEdits } from '../../features/calendar/sent-edits.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import { refusalOf, type SaveRefusal } from './save-refusal.ts';
import { useUndoChange } from './use-undo-change.ts';

interface Saving {
  sheet: ReadSheet | null;
  pending: Pending;
  setPending: Dispatch<SetStateAction<Pending>>;
  read: { readonly pieces: readonly { readonly version: string }[] };
  /** Somebody else has changed the same nights, and it has not been decided whose stand. */
  hasConflicts: boolean;
}

type Wish = { readonly edits: Edits; readonly accepts?: string | undefined };

/** Saves what is pending in one call, all or nothing. Sent again after no answer, it is saved once. */
export function useSave({ sheet, pending, setPending, read: { pieces }, hasConflicts }: Saving) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { keyOf, done } = useRequestKey();
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [lastChange, setLastChange] = useState<string | null>(null);
  const undoing = useUndoChange();
  const readAgain = () => client.invalidateQueries({ queryKey: ['calendar', hotelId] });
  const saving = useMutation({
    mutationFn: ({ edits, accepts }: Wish) => {
      if (!sheet) throw new Error('Nothing has been read that could be changed');
      const version = pieces.reduce(
        (newest, one) => (Number(one.version) > Number(newest) ? one.version : newest),
        '0',
      );
      const body = { version, edits: sentEdits(sheet, edits), ...(accepts === undefined ? {} : { accepts }) };
      return transport(saveCalendar, { params: { hotelId }, query: {}, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: async ({ change }, { edits }) => {
      done();
      setRefusal(null);
      const nights = countEdits(edits);
      const text = t`${plural(nights, { one: '# change is saved', other: '# changes are saved' })}`;
      const changeId = change?.changeId;
      setLastChange(changeId ?? null);
      tell(changeId === undefined ? { text } : { text, undo: () => undoing.undo(changeId) });
      // First what is saved is read, then what was typed is let go: nothing jumps back between. The other nights are read afterwards.
      const saved = editedNights(edits).map(({ date }) => date);
      await client.invalidateQueries({
        queryKey: ['calendar', hotelId],
        predicate: ({ queryKey }) => hasNightOf(queryKey, saved),
      });
      setPending((before) => afterSaving(before, edits));
      void client.invalidateQueries({
        queryKey: ['calendar', hotelId],
        predicate: ({ queryKey }) => !hasNightOf(queryKey, saved),
      });
      void client.invalidateQueries({ queryKey: ['calendar-changes', hotelId] });
    },
    onError: (error) => {
      const why = refusalOf(error);
      setRefusal(why);
      if (why.kind === 'changed') void readAgain();
      if (!(error instanceof RefusedCall)) return;
      done();
    },
  });
  // Saved again while the last save is still being read: what was typed since goes after it, unless that was refused.
  const isAskedAgain = useRef(false);
  const saveWhatWaits = useEffectEvent((): void => {
    if (!isAskedAgain.current) return;
    isAskedAgain.current = false;
    if (saving.isSuccess && !hasConflicts && countEdits(pending.edits) > 0) saving.mutate({ edits: pending.edits });
  });
  useEffect(() => {
    if (!saving.isPending) saveWhatWaits();
  }, [saving.isPending]);
  return {
    isSaving: saving.isPending,
    refusal,
    forget: () => setRefusal(null),
    /** Once warned of something, saving it all the same takes the word that came with the warning. */
    save: (accepts?: string): void => {
      if (saving.isPending) isAskedAgain.current = true;
      else if (countEdits(pending.edits) > 0) saving.mutate({ edits: pending.edits, accepts });
    },
    /** What was saved elsewhere, as by a file, is the last change, too: the same key takes it back. */
    noteSaved: (changeId: string | undefined): void => setLastChange(changeId ?? null),
    canUndoLast: lastChange !== null,
    undoLast: (): void => {
      if (lastChange === null) return;
      undoing.undo(lastChange);
      setLastChange(null);
    },
    undoing,
  };
}
