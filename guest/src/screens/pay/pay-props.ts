import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';

export type PayProps = {
  readonly reservation: Reservation;
  readonly payment: ReservationPayment;
  readonly link: ReservationLink;
};
