import { Email } from '@stayfront/contract/guest-info';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { NamedReservation } from '../../app/data/use-cancellation.ts';

export type NamedFault = 'required' | 'email' | 'reference';
export type NamedFaults = { readonly [Field in keyof NamedReservation]?: NamedFault };

/** What keeps the form from being sent. */
export function checkNamed({ reservationEmail, reservationId }: NamedReservation): NamedFaults {
  const email = reservationEmail.trim();
  const emailFault = email === '' ? 'required' : Email.safeParse(email).success ? null : 'email';
  const referenceFault =
    reservationId.trim() === '' ? 'required' : readReference(reservationId) === null ? 'reference' : null;
  return {
    ...(emailFault ? { reservationEmail: emailFault } : {}),
    ...(referenceFault ? { reservationId: referenceFault } : {}),
  };
}
