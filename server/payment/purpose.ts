/** What is paid before a booking stands. */
export const PREPAY = 'prepay';

const CHANGE = 'change:';

/** What is paid before a change is made. */
export const changePurpose = (changeId: string): string => CHANGE + changeId;

/** The change that a payment is for; null where it is for something else. */
export const changeOfPurpose = (purpose: string): string | null =>
  purpose.startsWith(CHANGE) ? purpose.slice(CHANGE.length) : null;

const REST = 'rest:';

/**
 * What is paid for a booking that stands, the nth time. Two pages that are open at once ask for the same payment, of
 * which one stands; after it the next is another.
 */
export const restPurpose = (kind: 'due' | 'full', earlier: number): string => `${REST}${kind}:${earlier}`;

/** What a payment of that kind was for; null where it was for something else. */
export function restOfPurpose(purpose: string): 'due' | 'full' | null {
  if (!purpose.startsWith(REST)) return null;
  return purpose.startsWith(`${REST}full:`) ? 'full' : 'due';
}

const ASKED = 'asked:';

/** What the house has asked for by a link: settled once. */
export const askedPurpose = (requestId: string): string => ASKED + requestId;

export const requestOfPurpose = (purpose: string): string | null =>
  purpose.startsWith(ASKED) ? purpose.slice(ASKED.length) : null;

const GUARANTEE = 'guarantee:';

/** Fees that are taken from the card that stands for the booking, the nth time. */
export const guaranteePurpose = (earlier: number): string => `${GUARANTEE}${earlier}`;

export const isGuaranteePurpose = (purpose: string): boolean => purpose.startsWith(GUARANTEE);
