import { lookOf } from '../../property/hotel/look-of.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { KnownLook } from '../../platform/limit/wait-page.ts';

const keptLooks = 2_000;

/**
 * Remembers how hotels look, also while the database is away: the page that asks guests to wait is shown just then. It may
 * be an old look for once; it is never another hotel's.
 */
export function knownLooks() {
  const looks = new Map<number, KnownLook>();
  const noted = new WeakSet<Hotel>();
  return {
    note(hotel: Hotel): void {
      if (noted.has(hotel)) return;
      noted.add(hotel);
      const { colorBtnBg, isDarkMode } = lookOf(hotel);
      looks.delete(hotel.hotelId);
      looks.set(hotel.hotelId, { hotelName: hotel.document.name, brand: colorBtnBg, isDark: isDarkMode });
      const [oldest] = looks.keys();
      if (looks.size > keptLooks && oldest !== undefined) looks.delete(oldest);
    },
    of: (hotelId: number): KnownLook | null => looks.get(hotelId) ?? null,
  };
}
