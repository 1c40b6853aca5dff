import type { ImportSystem } from './import-system.ts';

/** Names are names, in every language; null for one that has none. */
export const systemName = (system: ImportSystem): string | null => names[system];

const names: Readonly<Record<ImportSystem, string | null>> = {
  mews: 'Mews',
  cloudbeds: 'Cloudbeds',
  'little-hotelier': 'Little Hotelier',
  'booking-com': 'Booking.com',
  beds24: 'Beds24',
  apaleo: 'Apaleo',
  stayfront: 'Stayfront',
  other: null,
};
