import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import { useState } from 'react';
import { useLater } from './use-later.ts';

export const changeDelay = 500;

type Pictures = CustomizationState['pictures'];

/** What is being chosen, over what is saved; the preview follows a little later. */
export function useDraft(first: CustomizationState) {
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first.customization);
  const [previewed, setPreviewed] = useState(first.customization);
  const [pictures, setPictures] = useState<Pictures>(first.pictures);
  const later = useLater();
  const show = (next: Customization, delay: number) => {
    setDraft(next);
    later(delay, () => setPreviewed(next));
  };
  return {
    saved,
    draft,
    previewed,
    pictures,
    isChanged: !isSame(draft, saved.customization),
    change: (part: Partial<Customization>) => show({ ...draft, ...part }, changeDelay),
    addPicture: (one: Pictures[number]) => setPictures((before) => [...before, one]),
    /** Only what is saved is another one: what is being chosen stays. */
    rebase: setSaved,
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
