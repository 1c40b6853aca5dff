import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservationLink } from '../../flow/reservation-link.ts';

export type ManageStepProps = { readonly reservation: Reservation; readonly link: ReservationLink };
