import type { DeskHouse } from '@stayfront/contract/desk/house';
import { nameIn, textIn, type Language } from '@stayfront/contract/property/texts';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';

/** The house as its own people see it on every page, in the language they work in. */
export function describeHouse(
  { hotelId, document, isOpen }: Hotel,
  { by, role }: Staff,
  language: Language | undefined,
  now: Instant,
): DeskHouse {
  const spoken = language ?? document.language;
  const named = ({ id, name }: { id: string; name: Parameters<typeof textIn>[0] }) => ({
    id,
    name: textIn(name, spoken, document.language) || id,
  });
  const { canCharge, canKeep } = cardAbilities(document.config.paymentSolutionsProvider);
  return {
    hotelId,
    hotelName: document.name,
    city: nameIn(document.address.city, spoken, document.language),
    currency: document.currency,
    timeZone: document.timeZone,
    language: document.language,
    today: todayAt(document.timeZone, now),
    isOpen,
    guests: document.guests,
    rooms: document.rooms.map((room) => ({
      ...named(room),
      maxOccupancy: room.maxOccupancy,
      ...(room.numbers ? { numbers: room.numbers } : {}),
    })),
    ratePlans: document.ratePlans.map(named),
    ways: { link: canCharge, card: canKeep },
    who: { by, role },
  };
}
