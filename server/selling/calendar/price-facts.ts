import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { PriceFacts } from '@stayfront/rules/calendar-edit/prices-anew';
import { standardParty } from './standard-party.ts';

/** What a hotel's document says about what its nights cost the standard party. */
export function priceFacts(document: PropertyDocument): PriceFacts {
  const parties = new Map(document.rooms.map((room) => [room.id, standardParty(document, room)]));
  return {
    plans: document.ratePlans,
    partyOf: (roomId) => parties.get(roomId) ?? { adults: 1, children: [], infants: [], persons: 1 },
  };
}
