/** How somebody pays at the hotel: none of it goes through the provider, and none of it comes back through it. */
export const hotelWays = ['cash', 'terminal', 'transfer', 'voucher'] as const;
export type HotelWay = (typeof hotelWays)[number];
