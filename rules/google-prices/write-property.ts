import { el, type XmlPart } from '../xml/write-xml.ts';
import type { Sender, Written } from './sender.ts';
import type { ToldName, ToldProperty } from './told.ts';

/** Which rooms and rate plans there are, who fits into a room, and which belong together. */
export const writeProperty = ({ rooms, plans }: ToldProperty, { partner, hotelCode, at, makeId }: Sender): Written => ({
  says: rooms.length + plans.length,
  root: el(
    'Transaction',
    { timestamp: at, id: makeId(), partner },
    el(
      'PropertyDataSet',
      { action: 'overlay' },
      el('Property', {}, hotelCode),
      rooms.map((room) =>
        el(
          'RoomData',
          {},
          el('RoomID', {}, room.id),
          writeName(room.name),
          el(
            'AllowablePackageIDs',
            {},
            room.plans.map((id) => el('AllowablePackageID', {}, id)),
          ),
          el('Capacity', {}, room.capacity),
          el('AdultCapacity', {}, room.adults),
          el('ChildCapacity', {}, room.children),
          room.least > 1 && el('OccupancySettings', {}, el('MinOccupancy', {}, room.least)),
        ),
      ),
      plans.map(({ id, name }) => el('PackageData', {}, el('PackageID', {}, id), writeName(name))),
    ),
  ),
});

const writeName = (name: ToldName): XmlPart =>
  el(
    'Name',
    {},
    Object.entries(name).map(([language, text]) => el('Text', { text, language })),
  );
