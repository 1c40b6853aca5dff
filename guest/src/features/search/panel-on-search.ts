import { createContext, type RefObject } from 'react';

/** Search, pressed while a panel is open, means what Apply means: nobody chooses three rooms to search for one. */
export type PanelOnSearch = {
  /** The button beside the cells, whose presses leave the panel open. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** What Apply of the open panel would do; null where it can do nothing yet. */
  readonly applyRef: RefObject<(() => void) | null>;
};

export const PanelOnSearchContext = createContext<PanelOnSearch | null>(null);
