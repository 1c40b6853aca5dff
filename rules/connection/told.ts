/** Nights that somebody else had changed since this system spoke last, and that were put over. */
export type ToldConflict = {
  readonly kind: 'stock' | 'rate' | 'rules';
  readonly room: string | null;
  readonly ratePlan: string | null;
  readonly from: string;
  readonly to: string;
  /** Who had changed them, and by which change of the calendar. */
  readonly who: string;
  readonly change: number;
};

/** Something a message had wrong, or was taken in spite of. */
export type ToldFault = {
  /** The code that the answer had, in the other side's language. */
  readonly code?: string;
  /** The element it is about, as they would look for it. */
  readonly element?: string;
  readonly line?: number;
  readonly message: string;
};

/** What became of a message, kept with it. */
export type Told = {
  /** How many nights of each part it was about. */
  readonly nights?: { readonly stock?: number; readonly prices?: number; readonly restrictions?: number };
  /** How many of them are another now. */
  readonly changed?: number;
  readonly conflicts?: readonly ToldConflict[];
  readonly faults?: readonly ToldFault[];
  readonly warnings?: readonly ToldFault[];
  /** What else is worth knowing, in the words of the kind. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
};
