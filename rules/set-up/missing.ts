/** What a hotel may lack: first what no guest can do without, then what makes a page good. */
export const missingCodes = [
  'rooms',
  'rates',
  'stock',
  'prices',
  'bookable-rate',
  'contact',
  'room-stock',
  'room-price',
  'prices-end-early',
  'room-picture',
  'house-picture',
  'tagline',
  'description',
  'privacy-text',
  'terms',
  'payment',
  'vat',
] as const;
export type MissingCode = (typeof missingCodes)[number];

export type MissingThing = { readonly code: MissingCode; readonly isNeeded: boolean; readonly roomId: string | null };

type RoomFacts = {
  readonly roomId: string;
  readonly hasPicture: boolean;
  /** On some night to come. */
  readonly hasStock: boolean;
  /** On some night to come that has rooms for sale, at a rate that guests can book. */
  readonly hasPrice: boolean;
};

/** What is asked of a house to know what it lacks. */
export type HouseFacts = {
  readonly rooms: readonly RoomFacts[];
  readonly ratePlans: number;
  /** Rate plans that guests can book as they ask to be secured. */
  readonly bookableRatePlans: number;
  /** Nights to come, and how many of them have a price in some room. */
  readonly nights: number;
  readonly pricedNights: number;
  readonly canBeReached: boolean;
  readonly hasOwnTagline: boolean;
  readonly hasOwnDescription: boolean;
  readonly hasHousePicture: boolean;
  readonly hasOwnPrivacyText: boolean;
  readonly hasTerms: boolean;
  readonly takesPayments: boolean;
  readonly hasVat: boolean;
};

/** In the order in which one would mend it; what is missing of everything is not said of each room as well. */
export function findMissing(house: HouseFacts): MissingThing[] {
  const found: MissingThing[] = [];
  const need = (isThere: boolean, code: MissingCode): void => {
    if (!isThere) found.push({ code, isNeeded: true, roomId: null });
  };
  const wish = (isThere: boolean, code: MissingCode, roomId: string | null = null): void => {
    if (!isThere) found.push({ code, isNeeded: false, roomId });
  };
  const { rooms } = house;
  const [hasStock, hasPrice] = [rooms.some((room) => room.hasStock), rooms.some((room) => room.hasPrice)];
  need(rooms.length > 0, 'rooms');
  need(house.ratePlans > 0, 'rates');
  if (rooms.length > 0) need(hasStock, 'stock');
  if (house.ratePlans > 0) need(house.bookableRatePlans > 0, 'bookable-rate');
  if (hasStock && house.bookableRatePlans > 0) need(hasPrice, 'prices');
  need(house.canBeReached, 'contact');
  for (const room of rooms) {
    if (hasStock) wish(room.hasStock, 'room-stock', room.roomId);
    if (hasPrice && room.hasStock) wish(room.hasPrice, 'room-price', room.roomId);
    wish(room.hasPicture, 'room-picture', room.roomId);
  }
  if (hasPrice) wish(house.pricedNights >= house.nights, 'prices-end-early');
  wish(house.hasHousePicture, 'house-picture');
  wish(house.hasOwnTagline, 'tagline');
  wish(house.hasOwnDescription, 'description');
  wish(house.hasOwnPrivacyText, 'privacy-text');
  wish(house.hasTerms, 'terms');
  wish(house.takesPayments, 'payment');
  wish(house.hasVat, 'vat');
  return found;
}
