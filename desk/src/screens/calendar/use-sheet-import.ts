import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import {
  checkCalendarSheet,
  importCalendar,
  type CheckedSheet,
  type SheetField,
} from '@stayfront/contract/desk/calendar/sheet';
import { mostSheetBytes } from '@stayfront/rules/calendar-sheet/most-sheet-bytes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readBase64 } from '../../app/data/read-base64.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { refusalOf, type SaveRefusal } from './save-refusal.ts';
import type { Calendar } from './use-calendar.ts';

type Chosen = { readonly name: string; readonly file: string };
/** What somebody says of a file that it does not say itself. */
type Said = {
  readonly columns?: readonly (SheetField | null)[] | undefined;
  readonly room?: string | undefined;
  readonly ratePlan?: string | undefined;
};
/** Why a file is not read at all. */
export type SheetTrouble = 'file-large' | 'too-many' | 'unreadable' | 'no-answer';

/** A file on its way into the calendar: chosen, read, corrected by hand, saved. */
export function useSheetImport(calendar: Calendar, onSaved: () => void) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { keyOf, done } = useRequestKey();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState<Said>({});
  // What was read last stays while it is read anew, and whoever is choosing in it stays where they are.
  const [checked, setChecked] = useState<CheckedSheet | null>(null);
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [trouble, setTrouble] = useState<SheetTrouble | null>(null);
  const params = { hotelId };
  const bodyOf = ({ file }: Chosen, { columns, ...more }: Said) => ({
    file,
    ...(columns ? { columns: [...columns] } : {}),
    ...more,
  });
  const checking = useMutation({
    mutationFn: ({ one, asked }: { one: Chosen; asked: Said }) =>
      transport(checkCalendarSheet, { params, query: {}, body: bodyOf(one, asked) }),
    onSuccess: (found) => {
      setChecked(found);
      setTrouble(null);
    },
    onError: (error) => setTrouble(troubleOf(error)),
  });
  const importing = useMutation({
    mutationFn: (accepts: string | undefined) => {
      if (!chosen || !checked) throw new Error('No file has been checked');
      const columns = checked.columns.map(({ field }) => field);
      const body = {
        ...bodyOf(chosen, { ...said, columns }),
        version: checked.version,
        name: chosen.name.slice(0, 80),
        ...(accepts === undefined ? {} : { accepts }),
      };
      const key = keyOf([body.version, body.name, accepts, columns, said.room, said.ratePlan]);
      return transport(importCalendar, { params, query: {}, body }, { idempotencyKey: key });
    },
    onSuccess: ({ change }) => {
      done();
      const changeId = change?.changeId;
      calendar.saving.noteSaved(changeId);
      const text = t`The file is saved`;
      tell(changeId === undefined ? { text } : { text, undo: () => calendar.saving.undoing.undo(changeId) });
      for (const name of ['calendar', 'calendar-changes']) void client.invalidateQueries({ queryKey: [name, hotelId] });
      onSaved();
    },
    onError: (error) => setRefusal(refusalOf(error)),
  });
  const say = (more: Said): void => {
    const asked = { ...said, ...more };
    setSaid(asked);
    setRefusal(null);
    if (chosen) checking.mutate({ one: chosen, asked });
  };
  return {
    name: chosen?.name ?? null,
    checked,
    said,
    refusal,
    trouble,
    isReading: checking.isPending,
    isSaving: importing.isPending,
    /** Reads a file anew: nothing that was said of another one holds for it. */
    choose: async (file: File | undefined): Promise<void> => {
      if (!file) return;
      setSaid({});
      setChecked(null);
      setRefusal(null);
      setTrouble(null);
      if (file.size > mostSheetBytes) return setTrouble('file-large');
      const one = await readBase64(file).then(
        (text) => ({ name: file.name, file: text }),
        () => null,
      );
      setChosen(one);
      if (one) checking.mutate({ one, asked: {} });
      else setTrouble('unreadable');
    },
    /** A column is one thing, and one thing is one column: whichever was it before is left out. */
    takeColumn: (place: number, field: SheetField | null): void =>
      say({
        columns: checked?.columns.map((one, i) =>
          i === place ? field : one.field !== null && one.field === field ? null : one.field,
        ),
      }),
    say,
    save: (accepts: string | undefined): void => importing.mutate(accepts),
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;

function troubleOf(error: unknown): SheetTrouble {
  if (!(error instanceof RefusedCall)) return 'no-answer';
  if (error.problem.code === 'calendar.too_large') return 'too-many';
  return error.problem.code === 'calendar.sheet' ? 'unreadable' : 'no-answer';
}
