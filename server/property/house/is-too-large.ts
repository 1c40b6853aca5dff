import type { DraftField } from '@stayfront/rules/house-draft/draft';

const mostSigns = 4 * 1024 * 1024;

/** A draft is read with every letter that somebody types in it. */
export const isTooLarge = (fields: readonly DraftField[]): boolean => JSON.stringify(fields).length > mostSigns;
