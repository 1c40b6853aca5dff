import type { CallPurpose } from '@stayfront/contract/call-purpose';

/** How often one caller may come for each purpose in a minute. */
export type CallLimits = Readonly<Record<CallPurpose, number>>;

export const usualLimits: CallLimits = {
  search: 300,
  booking: 60,
  // Each is a guess at a reference and an e-mail address, and one that is right is always answered.
  cancel: 60,
  key: 1200,
  upload: 120,
  'sign-in': 20,
};

export const purposes = Object.keys(usualLimits) as CallPurpose[];

/**
 * Reads limits as they are written in a setting: `search=600, booking=30`, the others as usual; `off` for none. Null
 * where it cannot be understood.
 */
export function readLimits(text: string): { readonly limits: CallLimits | null } | null {
  if (text === 'off') return { limits: null };
  const limits: Record<CallPurpose, number> = { ...usualLimits };
  for (const pair of text.split(/[\s,]+/)) {
    const [, name = '', count] = /^([a-z-]+)=(\d{1,7})$/.exec(pair) ?? [];
    const purpose = purposes.find((one) => one === name);
    if (!purpose || Number(count) === 0) return null;
    limits[purpose] = Number(count);
  }
  return { limits };
}
