import type { CardRequest } from '@stayfront/contract/card-request';
import type { Reservation } from '@stayfront/contract/reservation';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';

export type GiveCardProps = {
  readonly reservation: Reservation;
  readonly request: CardRequest;
  readonly link: ReservationLink;
};
