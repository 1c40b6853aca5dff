import { RefusedCall } from '@stayfront/contract/call';
import { checkReservationImport, importReservations, type ImportFile } from '@stayfront/contract/desk/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readBase64 } from '../../app/data/read-base64.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What is said of a file by hand. */
export type SaidOfFile = Omit<ImportFile, 'file'>;
type ImportTrouble = 'unreadable' | 'too-many' | 'changed' | 'no-answer' | 'not-heard';
const mostRetries = 6;
type Chosen = { readonly name: string; readonly file: string };

/** Takes a file of reservations: reads it without writing anything, again with each word that is said of it, then brings it along. */
export function useReservationImport() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const { keyOf, done } = useRequestKey();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState<SaidOfFile>({});
  const params = { hotelId };
  const checking = useMutation({
    mutationFn: ({ file, words }: { file: string; words: SaidOfFile }) =>
      transport(checkReservationImport, { params, query: {}, body: { file, ...words } }),
  });
  const bringing = useMutation({
    mutationFn: ({ takes, overbooks }: { takes: 'all' | 'good-lines'; overbooks: boolean }) => {
      if (!chosen) throw new Error('No file was chosen');
      const body = { ...said, file: chosen.file, name: chosen.name.slice(0, 80), takes, overbooks };
      const idempotencyKey = keyOf([chosen.name, chosen.file.length, said, takes, overbooks]);
      return transport(importReservations, { params, query: {}, body }, { idempotencyKey });
    },
    // A line or a proxy may break off what takes long. Who asks again under the same key hears what came of the first.
    retry: (failures, error) => !(error instanceof RefusedCall) && failures < mostRetries,
    retryDelay: (failures) => Math.min(10_000, 500 * 2 ** failures),
    onSuccess: () => {
      done();
      setChosen(null);
      setSaid({});
      checking.reset();
      for (const name of ['imports', 'reservations', 'day', 'calendar', 'outlook'])
        void client.invalidateQueries({ queryKey: [name, hotelId] });
    },
  });
  const choose = async (file: File): Promise<void> => {
    const next = { name: file.name, file: await readBase64(file) };
    setChosen(next);
    setSaid({});
    bringing.reset();
    checking.mutate({ file: next.file, words: {} });
  };
  const say = (more: SaidOfFile): void => {
    if (!chosen) return;
    const words = { ...said, ...more };
    setSaid(words);
    bringing.reset();
    checking.mutate({ file: chosen.file, words });
  };
  const again = (): void => {
    if (chosen) checking.mutate({ file: chosen.file, words: said });
  };
  const error = bringing.error ?? checking.error;
  const found = error && troubleOf(error);
  const trouble = found === 'no-answer' && bringing.error ? 'not-heard' : found;
  return { chosen, said, checking, bringing, choose, say, again, trouble };
}

export type ReservationImporting = ReturnType<typeof useReservationImport>;

function troubleOf(error: Error): ImportTrouble {
  if (!(error instanceof RefusedCall)) return 'no-answer';
  const { code } = error.problem;
  if (code === 'import.unreadable') return 'unreadable';
  if (code === 'import.too_large' || code === 'input.too_large') return 'too-many';
  return 'changed';
}
