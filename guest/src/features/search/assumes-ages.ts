import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Guests } from '@stayfront/rules/stay/guests';

/** Whether prices are for the oldest children, because the hotel asks for ages and nobody told them. */
export const assumesAges = ({ asksAges }: Pick<HotelConfig, 'asksAges'>, guests: Guests): boolean =>
  asksAges === true && guests.ages === undefined && guests.children + guests.infants > 0;
