import type { Hotel } from './hotel.ts';

/** Whether guests find the door shut: for a while, or since the hotel has not opened yet. */
export const isShut = ({ isOpen, document }: Pick<Hotel, 'isOpen' | 'document'>): boolean =>
  !isOpen || document.config.isInMaintenance;
