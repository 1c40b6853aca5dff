import type { Guests } from '@stayfront/rules/stay/guests';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

type Stay = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
};

export type DemoBundle = {
  readonly hotelId: number;
  readonly channelId: number;
  readonly sessionId: string;
  readonly bundleId: string;
  readonly stays: readonly Stay[];
};

/** Two rooms that Google hotel ads put together for friends: its address is always the same, its days are near. */
export function demoBundle(today: StayDate): DemoBundle {
  const stay = { arrival: addDays(today, 7), departure: addDays(today, 9), ratePlanId: 'pay-at-hotel' };
  const guests = { adults: 2, children: 0, infants: 0 };
  return {
    hotelId: 1001,
    channelId: 399,
    sessionId: 'GoogleHotelAds01',
    bundleId: 'lake-weekend',
    stays: [
      { ...stay, roomId: 'double', guests },
      { ...stay, roomId: 'twin', guests },
    ],
  };
}
