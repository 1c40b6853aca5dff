import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { HotelChainConfig } from '@stayfront/contract/chain';
import { createContext, use } from 'react';

/** The hotel whose pages these are. */
export type CurrentHotel = {
  readonly hotelId: number;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  /** On the page of a chain, where the hotel is only the host. */
  readonly chain?: HotelChainConfig;
};

export const HotelContext = createContext<CurrentHotel | null>(null);

export function useHotel(): CurrentHotel {
  const hotel = use(HotelContext);
  if (!hotel) throw new Error('This screen stands outside of a hotel');
  return hotel;
}
