import { useLingui } from '@lingui/react/macro';
import type { NamedReservation } from '../../app/data/use-cancellation.ts';
import { useFaultWords } from '../../features/guest-details/use-fault-words.ts';
import { cancelRefused } from './cancel-refusals.ts';
import type { NamedFault, NamedFaults } from './check-named.ts';

/** What is wrong with a field, in words: by what was typed, or by what the hotel says to it. */
export function useCancelErrors(faults: NamedFaults, refused: Error | null, asked: NamedReservation | undefined) {
  const { t } = useLingui();
  const words: Record<NamedFault, string> = {
    ...useFaultWords(),
    reference: t`Reservation number format must be SB4-XXXXXXXX`,
  };
  const way = cancelRefused(refused);
  const { reservationEmail: email = '', reservationId = '' } = asked ?? {};
  const said = {
    reservationEmail: way === 'at-email' ? t`Reservation email ${email} do not match` : undefined,
    reservationId: way === 'at-number' ? t`Reservation with ID ${reservationId} is missing` : undefined,
  };
  const errorOf = (field: keyof NamedReservation): string | undefined => {
    const fault = faults[field];
    return fault ? words[fault] : said[field];
  };
  return { errorOf, isAtField: said.reservationEmail !== undefined || said.reservationId !== undefined };
}
