import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { partyIn, type Party } from '@stayfront/rules/pricing/party';
import { standardAdults } from '@stayfront/rules/stay/standard-adults';

/** Whom a room is meant for, as they pay. */
export const standardParty = (
  { guests }: Pick<PropertyDocument, 'guests'>,
  room: PropertyDocument['rooms'][number],
): Party => partyIn(room, { adults: standardAdults(room, guests), children: 0, infants: 0 }, guests);
