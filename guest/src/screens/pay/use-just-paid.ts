import { useLocation } from 'react-router';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';

/** Whether this guest has just paid: it stays with this entry of the browser's history, of which the server knows nothing. */
export function useJustPaid(): boolean {
  const { state } = useLocation() as { state: { isJustPaid?: boolean } | null };
  return useIsBrowser() && state?.isJustPaid === true;
}
