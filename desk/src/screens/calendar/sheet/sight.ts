import type { Looking } from '../../../features/calendar/act-on-range.ts';
import type { FollowedRow, ReadSheet } from '../../../features/calendar/sheet.ts';
import type { CellWords } from '../use-cell-words.ts';

export type Season = { readonly name: string; readonly from: string; readonly to: string };

/** All that the text of the sheet is written of. */
export type Sight = {
  readonly looking: Looking;
  /** Nights that somebody else has changed, too, as `row date`. */
  readonly clashes: ReadonlySet<string>;
  readonly seasons: readonly Season[];
  readonly folded: ReadonlySet<string>;
  readonly language: string;
  readonly words: CellWords;
  readonly ruleName: (sheet: ReadSheet, follows: FollowedRow) => string;
};
