import type { Reservation } from '@stayfront/contract/reservation';

type RoomStay = Pick<Reservation['roomStays'][number], 'hotelPackageName' | 'ratePlanName'>;

/** What a room was sold as. A guest who chose a package knows no rate plan; the house sells by both. */
export const soldAs = ({ hotelPackageName, ratePlanName }: RoomStay, reader: 'guest' | 'hotel' = 'guest'): string =>
  hotelPackageName === null
    ? ratePlanName
    : reader === 'guest'
      ? hotelPackageName
      : `${hotelPackageName} · ${ratePlanName}`;
