import type { Reservation } from '@stayfront/contract/reservation';

/** What a booked room is sold as: its package or its rate, and what there is to eat. */
export const rateFacts = ({
  hotelPackageName,
  ratePlanName,
  mealText,
}: Pick<Reservation['roomStays'][number], 'hotelPackageName' | 'ratePlanName' | 'mealText'>): string[] => [
  hotelPackageName ?? ratePlanName,
  ...(mealText === undefined ? [] : [mealText]),
];
