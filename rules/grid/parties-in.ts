import { partyIn, type Party } from '../pricing/party.ts';
import type { Guests } from '../stay/guests.ts';
import { fits } from '../stay/occupancy.ts';
import type { Grid } from './grid.ts';

/** How some guests pay in each room of the grid; null where a room does not take them. */
export const partiesIn = ({ rooms, bounds }: Pick<Grid, 'rooms' | 'bounds'>, guests: Guests): (Party | null)[] =>
  rooms.map((room) => (fits(room, guests) ? partyIn(room, guests, bounds) : null));
