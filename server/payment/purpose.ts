/** What is paid before a booking stands. */
export const PREPAY = 'prepay';

const CHANGE = 'change:';

/** What is paid before a change is made. */
export const changePurpose = (changeId: string): string => CHANGE + changeId;

/** The change that a payment is for; null where it is for something else. */
export const changeOfPurpose = (purpose: string): string | null =>
  purpose.startsWith(CHANGE) ? purpose.slice(CHANGE.length) : null;
