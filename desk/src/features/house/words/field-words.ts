import type { MessageDescriptor } from '@lingui/core';

/** What a field of the house is called, and how its values are written where that is not plain. */
export type FieldWords = {
  readonly name: MessageDescriptor;
  /** amount: minor units of the house's currency. ids: of entries of that list of the house. */
  readonly as?: 'amount' | 'percent' | 'weekdays' | 'amenities' | 'facilities' | `ids:${string}`;
  /** What each value of a choice is called. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>;
  /** Likewise, where that is the same in every language. */
  readonly names?: Readonly<Record<string, string>>;
};

/** By the path of the field, with * for an id or a place in a list. */
export type WordTable = Readonly<Record<string, FieldWords>>;
