import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';

export type ManageStepProps = { readonly reservation: Reservation; readonly link: ReservationLink };
