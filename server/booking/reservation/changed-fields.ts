import { isDeepStrictEqual } from 'node:util';
import type { GuestInfo } from '@stayfront/contract/guest-info';

/** The names of what differs, for the history: what it was and is says too much about the guest. */
export const changedFields = (before: GuestInfo, after: GuestInfo): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof GuestInfo)[])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .sort();
