import { useMemo, useRef, useState } from 'react';

/** As often as a hold has room for sessions of the shortest kind, and not for ever where one ends at once. */
const mostRenewals = 4;

type Renewal = {
  /** The provider's session has ended: notes it, and says whether another one may be begun. */
  take(): boolean;
  /** The next payment that is begun needs a new session. */
  isDue(): boolean;
  done(): void;
  /** The form on the page is not the first one. */
  readonly isRenewed: boolean;
};

/** Keeps count of the provider's sessions that ended while the guest was paying. */
export function useRenewal(): Renewal {
  const count = useRef(0);
  const isDue = useRef(false);
  const [isRenewed, setIsRenewed] = useState(false);
  return useMemo(
    () => ({
      take() {
        isDue.current = true;
        count.current += 1;
        return count.current <= mostRenewals;
      },
      isDue: () => isDue.current,
      done() {
        setIsRenewed(isDue.current);
        isDue.current = false;
      },
      isRenewed,
    }),
    [isRenewed],
  );
}
