import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import type { Snapshots } from '../../selling/snapshot/snapshots.ts';

/**
 * Calendars for hotels with a draft in them. Most drafts change what guests read and not how the house sells: they have
 * the calendar that is in memory, and a page follows each letter. All others are read from the database.
 */
export function draftSnapshots(snapshots: Snapshots, hotel: ReadHotel): Snapshots {
  const soldAs = async (drafted: Hotel): Promise<Hotel> => {
    const published = await snapshots.hotel(drafted.hotelId);
    return published && isSameValue(sellingOf(published.document), sellingOf(drafted.document)) ? published : drafted;
  };
  return {
    ...snapshots,
    hotel,
    gridFor: async (drafted, stay, now) => snapshots.gridFor(await soldAs(drafted), stay, now),
    wholeGrid: async (drafted, now) => snapshots.wholeGrid(await soldAs(drafted), now),
    // An answer that is remembered would be told to guests.
    knownGrid: () => null,
  };
}

type Named = { readonly name: unknown; readonly description: unknown };

const withoutWords = ({ name: _name, description: _description, ...rest }: Named): object => rest;

/** What a calendar is made of, beside its nights. */
const sellingOf = (document: PropertyDocument): object => ({
  timeZone: document.timeZone,
  guests: document.guests,
  rooms: document.rooms.map(({ id, maxOccupancy, occupancy }) => ({ id, maxOccupancy, occupancy })),
  ratePlans: document.ratePlans.map(withoutWords),
  services: document.services.map(withoutWords),
  weekdayRules: document.weekdayRules,
  paymentSolutionsProvider: document.config.paymentSolutionsProvider,
});
