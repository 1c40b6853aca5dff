import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

export const roomWords: WordTable = {
  rooms: { name: msg`Rooms` },
  'rooms/*': { name: msg`Room` },
  'rooms/*/id': { name: msg`Short word` },
  'rooms/*/name': { name: msg`Name` },
  'rooms/*/description': { name: msg`Description` },
  'rooms/*/maxOccupancy': { name: msg`Guests at most` },
  'rooms/*/occupancy': { name: msg`Who may stay` },
  'rooms/*/occupancy/minPersons': { name: msg`Guests at least` },
  'rooms/*/occupancy/standardPersons': { name: msg`Guests it is meant for` },
  'rooms/*/occupancy/maxAdults': { name: msg`Adults at most` },
  'rooms/*/occupancy/minChildren': { name: msg`Children at least` },
  'rooms/*/occupancy/maxChildren': { name: msg`Children at most` },
  'rooms/*/occupancy/doInfantsCount': { name: msg`Infants count as guests` },
  'rooms/*/occupancy/cots': { name: msg`Cots` },
  'rooms/*/occupancy/fullPayers': { name: msg`Pay as adults at least` },
  'rooms/*/bedrooms': { name: msg`Bedrooms` },
  'rooms/*/beds': { name: msg`Beds` },
  'rooms/*/bathrooms': { name: msg`Bathrooms` },
  'rooms/*/size': { name: msg`Size` },
  'rooms/*/amenities': { name: msg`Amenities`, as: 'amenities' },
  'rooms/*/pictures': { name: msg`Pictures`, as: 'ids:pictures' },
  'rooms/*/popularity': { name: msg`Popularity` },
  'rooms/*/numbers': { name: msg`Room numbers` },
};

export const pictureWords: WordTable = {
  pictures: { name: msg`Pictures` },
  'pictures/*': { name: msg`Picture` },
  'pictures/*/id': { name: msg`Short word` },
  'pictures/*/file': { name: msg`File` },
  'pictures/*/alt': { name: msg`What it shows` },
  'pictures/*/focus': { name: msg`What must stay visible` },
  'pictures/*/focus/x': { name: msg`From its side, in per cent` },
  'pictures/*/focus/y': { name: msg`From its top, in per cent` },
};
