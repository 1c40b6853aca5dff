/** What a status of the hosted payment page means for the guest. */
export type HostedPageOutcome = 'success' | 'pending' | 'fail';

/** The specification's table, by the number in the return address. */
const outcomes: Readonly<Record<number, HostedPageOutcome>> = {
  21: 'success', // charged
  25: 'success', // authorized
  29: 'success', // cash on delivery initiated
  37: 'success', // partial charged
  10: 'pending', // new
  20: 'pending', // started
  23: 'pending', // pending VBV
  28: 'pending', // authorizing
  32: 'pending', // void initiated
  33: 'pending', // capture initiated
  22: 'fail', // declined
  26: 'fail', // authentication failed
  27: 'fail', // authorization failed
  31: 'fail', // voided
  34: 'fail', // capture failed
  35: 'fail', // void failed
  36: 'fail', // auto refunded
  40: 'fail', // not found
};

/** Null for a number the table does not have, which is ignored. Nobody is charged or refunded by this: see settlement. */
export function outcomeOfStatusId(statusId: string): HostedPageOutcome | null {
  return /^\d{1,3}$/.test(statusId) ? (outcomes[Number(statusId)] ?? null) : null;
}
