import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { useLater } from './use-later.ts';

export const changeDelay = 500;

type Pictures = CustomizationState['pictures'];

/** What is being chosen, over what is saved; the preview follows a little later. */
export function useDraft(hotelId: number, first: CustomizationState) {
  const queryClient = useQueryClient();
  const [kept] = useState(() => readKeptDraft(queryClient, hotelId));
  const [saved, setSaved] = useState(kept?.saved ?? first);
  const [draft, setDraft] = useState(kept?.draft ?? first.customization);
  const [previewed, setPreviewed] = useState(draft);
  const [pictures, setPictures] = useState<Pictures>(kept?.pictures ?? first.pictures);
  const later = useLater();
  const latest = useRef(draft);
  const isChanged = !isSame(draft, saved.customization);
  useEffect(
    () => keepDraft(queryClient, hotelId, isChanged ? { saved, draft, pictures } : null),
    [queryClient, hotelId, isChanged, saved, draft, pictures],
  );
  const show = (next: Customization, delay: number) => {
    latest.current = next;
    setDraft(next);
    later(delay, () => setPreviewed(next));
  };
  return {
    saved,
    draft,
    previewed,
    pictures,
    isChanged,
    change: (part: Partial<Customization>) => show({ ...draft, ...part }, changeDelay),
    addPicture: (one: Pictures[number]) => setPictures((before) => [...before, one]),
    /** Only what is saved is another one: what is being chosen stays. */
    rebase: setSaved,
    /** What is saved has gone from one look to another; where nothing else was chosen meanwhile, so does the form. */
    follow(state: CustomizationState, from: Customization) {
      setSaved(state);
      setPictures((before) => [...before, ...state.pictures]);
      if (isSame(latest.current, from)) show(state.customization, 0);
    },
    /** Begins anew from what the server has. */
    take(state: CustomizationState, delay: number) {
      setSaved(state);
      setPictures((before) => [...before, ...state.pictures]);
      show(state.customization, delay);
    },
  };
}

const isSame = (one: Customization, other: Customization): boolean =>
  (Object.keys(one) as (keyof Customization)[]).every((name) => one[name] === other[name]);
