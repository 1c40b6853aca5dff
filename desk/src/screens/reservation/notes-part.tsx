import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { addNote, removeNote, type Note } from '@stayfront/contract/desk/notes';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { notesQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import { useReadAgain } from './use-read-again.ts';

/** What the house writes down for itself. What was typed stays until it is saved. */
export function NotesPart({ reservationId, mayWrite }: { reservationId: string; mayWrite: boolean }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const when = useWhen();
  const readAgain = useReadAgain(reservationId);
  const { keyOf, done } = useRequestKey();
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(notesQuery(transport, hotelId, reservationId));
  const params = { hotelId, reservationId };
  const write = (written: string) =>
    transport(addNote, { params, query: {}, body: { text: written } }, { idempotencyKey: keyOf(written) }).finally(
      done,
    );
  const adding = useMutation({
    mutationFn: () =>
      transport(addNote, { params, query: {}, body: { text: text.trim() } }, { idempotencyKey: keyOf(text.trim()) }),
    onSuccess: () => {
      done();
      setText('');
    },
    onSettled: readAgain,
  });
  const removing = useMutation({
    mutationFn: ({ noteId }: Note) =>
      transport(removeNote, { params: { ...params, noteId }, query: {}, body: undefined }),
    onSuccess: (_answer, note) =>
      tell({ text: t`Note removed`, undo: () => void write(note.text).then(readAgain, readAgain) }),
    onError: () => tell({ text: t`That could not be saved. Nothing has changed.` }),
    onSettled: readAgain,
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !adding.isPending) adding.mutate();
  };
  return (
    <Section
      className="rv-notes"
      title={<Trans>Notes</Trans>}
      aside={
        <small className="section__aside">
          <Trans>Only the house sees these</Trans>
        </small>
      }
    >
      {error && (
        <Alert tone="warn" isLive>
          <Trans>The notes could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      <ul className="notes">
        {data?.notes.map((note) => (
          <li key={note.noteId}>
            <p dir="auto">{note.text}</p>
            <small>
              <bdi>{note.by}</bdi>, {when.ago(note.writtenAt)}
            </small>
            {mayWrite && (
              <IconButton icon={X} label={t`Remove this note: ${note.text}`} onClick={() => removing.mutate(note)} />
            )}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <form onSubmit={submit} className="notes__form">
          <TextAreaField
            label={t`Add a note`}
            rows={2}
            maxLength={500}
            value={text}
            error={adding.error ? fault(adding.error) : undefined}
            onChange={(typed) => {
              setText(typed);
              adding.reset();
            }}
          />
          {text.trim() !== '' && (
            <Button type="submit" isWaiting={adding.isPending} waitingLabel={t`One moment`}>
              <Trans>Save the note</Trans>
            </Button>
          )}
        </form>
      ) : (
        data?.notes.length === 0 && (
          <p className="empty-line">
            <Trans>Nothing was noted.</Trans>
          </p>
        )
      )}
    </Section>
  );

  function fault(why: Error): string {
    if (!(why instanceof RefusedCall)) return t`No answer. What you wrote is still here; save it again.`;
    return why.problem.code === 'reservation.erased'
      ? t`The guest’s data was erased: nothing is written down any more.`
      : t`This cannot be saved as a note. Card numbers do not belong here.`;
  }
}
