import type { HotelConfig } from '@stayfront/contract/hotel';

/** Said by the page in the frame once it can follow. */
export const readyMessage = 'stayfront-preview-ready';

/** Said to it on every change. */
export type LookMessage = {
  readonly kind: 'stayfront-look';
  readonly hotelId: number;
  readonly theme: HotelConfig['theme'];
};
