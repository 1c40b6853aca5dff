import { Trans } from '@lingui/react/macro';
import type { StatementFault } from '@stayfront/contract/desk/daily-statement';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useFaultWords } from './use-fault-words.ts';

/** One thing that is not as it should be: what, why, and what to do. */
export function FaultLine({ fault }: { fault: StatementFault }) {
  const { hotelId } = useDesk();
  const { what, action } = useFaultWords()(fault);
  const { reservationId } = fault;
  return (
    <li>
      <b>{what}</b>
      <p>{action}</p>
      {reservationId !== null && (
        <Link to={`/${hotelId}/desk/reservations/${reservationId}`}>
          <Trans>Open {reservationId}</Trans>
        </Link>
      )}
      {fault.code === 'webhook_silent' && (
        <Link to={`/${hotelId}/desk/connections`}>
          <Trans>Open the connections</Trans>
        </Link>
      )}
    </li>
  );
}
