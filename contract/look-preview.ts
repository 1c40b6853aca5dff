import type { HotelConfig } from './hotel.ts';

/** The name of the frame in which the desk shows the hotel's page while its look is chosen. */
export const previewName = 'stayfront-preview';

/** Said by the page in the frame once it can follow. */
export const readyMessage = 'stayfront-preview-ready';

/** Said to it on every change. */
export type LookMessage = {
  readonly kind: 'stayfront-look';
  readonly hotelId: number;
  readonly theme: HotelConfig['theme'];
};
