import type { Note } from '@stayfront/contract/desk/notes';
import type { StoredNote } from './note.store.ts';

export const describeNote = ({ noteId, text, by, writtenAt }: StoredNote): Note => ({
  noteId,
  text,
  by,
  writtenAt: new Date(writtenAt).toISOString(),
});
