const warnFromMs = 5_000;
const refuseFromMs = 30_000;

export type ClockVerdict = { readonly is: 'right' | 'off' | 'wrong'; readonly words: string };

/** A machine whose clock is this far ahead of the database's (less than nothing: behind), and what to say of it. */
export function judgeClock(aheadMs: number): ClockVerdict {
  const away = Math.abs(aheadMs);
  const seconds = Math.round(away / 1000);
  const far = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  const words = `The clock of this machine is ${far} ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's. Set the clocks of both machines, for instance by NTP.`;
  return { is: away >= refuseFromMs ? 'wrong' : away >= warnFromMs ? 'off' : 'right', words };
}
