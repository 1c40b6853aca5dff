import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { createContext, use } from 'react';

/** The hotel whose pages these are. */
export type CurrentHotel = { readonly hotelId: number; readonly config: HotelConfig; readonly info: DescriptiveInfo };

export const HotelContext = createContext<CurrentHotel | null>(null);

export function useHotel(): CurrentHotel {
  const hotel = use(HotelContext);
  if (!hotel) throw new Error('This screen stands outside of a hotel');
  return hotel;
}
