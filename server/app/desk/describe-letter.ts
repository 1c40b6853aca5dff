import type { GuestLetter, LetterKind } from '@stayfront/contract/desk/letters';
import { LetterKind as LetterKinds } from '@stayfront/contract/desk/letters';
import type { Letter } from '../../followers/message/letters.ts';

/** Kinds of a newer release are letters all the same. */
export const letterKind = (what: string): LetterKind => LetterKinds.safeParse(what).data ?? 'other';

export const describeLetter = ({ letterId, news, state, at }: Letter): GuestLetter => ({
  letterId,
  kind: letterKind(news.what),
  state,
  at: new Date(at).toISOString(),
});
