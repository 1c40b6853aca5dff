import type { DeskHouse } from '@stayfront/contract/desk/house';
import type { Way } from './draft.ts';

/** Whether the hotel's payment provider can do what a way of paying asks of it. */
export const canChoose = (can: DeskHouse['ways'], way: Way): boolean =>
  way === 'link' || way === 'card' ? can[way] : true;
