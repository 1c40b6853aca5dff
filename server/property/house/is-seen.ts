import type { DraftField } from '@stayfront/rules/house-draft/draft';

/** Whether somebody who has looked at a draft of this number has seen these fields as they are. */
export const isSeen = (fields: readonly DraftField[], number: number): boolean =>
  fields.every((field) => field.number <= number);
