import type { CheckedArrival } from '@stayfront/contract/desk/archive';
import type { Arrived } from './arrive.ts';

/** What came, or would come, as people read it. */
export const describeArrival = ({ hotelId, formerId, manifest, counts, faults }: Arrived): CheckedArrival => ({
  hotel: {
    name: manifest.hotel.name,
    formerId,
    hotelId,
    madeAt: manifest.madeAt,
    reservations: counts['reservation'] ?? 0,
    prices: counts['rate'] ?? 0,
    pictures: manifest.counts['pictures'] ?? 0,
    missingPictures: manifest.missingPictures.length,
    invoices: counts['invoice'] ?? 0,
    versions: counts['house_version'] ?? 0,
  },
  faults: [...faults],
});
