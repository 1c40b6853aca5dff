import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** As the specification has it between the steps of the checkout. */
const delayMs = 200;

/** Goes to an address in a moment, once, unless the guest leaves the page before. */
export function useNavigateSoon(): (to: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(to), delayMs);
    },
    [navigate],
  );
}
