import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { Choice, Group } from './choice.ts';
import { useDayChoice } from './use-day-choice.ts';
import { useFoundGuests } from './use-found-guests.tsx';
import { useOwnActions, type OwnActs } from './use-own-actions.ts';

export type PaletteActs = OwnActs & { readonly places: readonly Choice[]; readonly rooms: readonly Choice[] };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The beginning of any word of it. */
const isCalled = (text: string, typed: string): boolean =>
  typed.split(/\s+/).every((part) =>
    plain(text)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(part)),
  );

/** People first, then what can be done with the first of them, then days and places, then actions. */
export function useChoices(typed: string, acts: PaletteActs) {
  const { t } = useLingui();
  const text = useDeferredValue(typed.trim());
  const { guests, doable, isLooking, isLost, firstName, another } = useFoundGuests(text, acts);
  const days = useDayChoice(text, acts.go);
  const actions = useOwnActions(acts);
  const wanted = plain(text);
  const called = (choices: readonly Choice[]): readonly Choice[] =>
    wanted === '' ? choices : choices.filter((choice) => isCalled(choice.text ?? '', wanted));
  const groups: Group[] = [
    { id: 'guests', title: t`Reservations`, choices: guests },
    { id: 'doable', title: t`Do with ${firstName}`, choices: doable },
    {
      id: 'places',
      title: t`Go to`,
      choices: [...days, ...called(acts.places), ...(wanted === '' ? [] : called(acts.rooms))],
    },
    { id: 'actions', title: t`Do`, choices: [...another, ...called(actions)] },
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), isLooking, isLost };
}
