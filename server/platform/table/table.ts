/** What stands in a column: text; a number; an amount with so many decimals; a day (2027-06-11) or a time (2027-06-11 14:05). */
export type Column = {
  readonly title: string;
  readonly kind: 'day' | 'number' | 'text' | 'time' | { readonly decimals: number };
  /** In letters. */
  readonly width: number;
};

export type Cell = string | number | null;

/** Rows come in batches, each as it is ready: nobody holds all of them. */
export type Table = {
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
};
