import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of the palette. */
export type Choice = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly words: ReactNode;
  /** What it is looked for by, beside guests, who are looked for by the server. */
  readonly text?: string;
  /** At the end of the line. */
  readonly aside?: ReactNode;
  readonly keys?: string;
  /** Where it leads, so that it can stand in a window of its own. */
  readonly href?: string;
  readonly run: () => void;
};

export type Group = { readonly id: string; readonly title: string; readonly choices: readonly Choice[] };
