import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { NamedReservation } from '../../app/data/use-cancellation.ts';
import { useFaultWords } from '../../features/guest-details/use-fault-words.ts';
import type { NamedFault, NamedFaults } from './check-named.ts';

/** What is wrong with a field, in words: by what was typed, or by what the hotel says to it. */
export function useCancelErrors(faults: NamedFaults, refused: Error | null, asked: NamedReservation | undefined) {
  const { t } = useLingui();
  const words: Record<NamedFault, string> = {
    ...useFaultWords(),
    reference: t`Reservation number format must be SB4-XXXXXXXX`,
  };
  const code = refused instanceof RefusedCall ? refused.problem.code : null;
  const { reservationEmail: email = '', reservationId = '' } = asked ?? {};
  const said = {
    reservationEmail: code === 'reservation.email_mismatch' ? t`Reservation email ${email} do not match` : undefined,
    reservationId: code === 'reservation.missing' ? t`Reservation with ID ${reservationId} is missing` : undefined,
  };
  const errorOf = (field: keyof NamedReservation): string | undefined => {
    const fault = faults[field];
    return fault ? words[fault] : said[field];
  };
  return { errorOf, isAtField: said.reservationEmail !== undefined || said.reservationId !== undefined };
}
