import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announcedHere, type Announced, intersect, readAnnounced, writeAnnounced } from './handshake.ts';

const rooms = 'OTA_HotelInvCountNotif_accept_rooms';

test('a handshake agrees on what both sides can do, in every version, and on nothing else', () => {
  const theirs = readAnnounced(
    JSON.stringify({
      versions: [
        { version: '2030-10', actions: [{ action: 'action_OTA_Ping' }] },
        {
          version: '2024-10',
          actions: [
            { action: 'action_OTA_Ping' },
            { action: 'action_OTA_Teleport' },
            {
              action: 'action_OTA_HotelInvCountNotif',
              supports: [rooms, 'OTA_HotelInvCountNotif_accept_magic', rooms],
            },
            { action: 'action_OTA_HotelAvailNotif', supports: ['OTA_HotelAvailNotif_accept_rooms'] },
          ],
        },
        {
          version: '2018-10',
          actions: [
            { action: 'action_OTA_HotelInvCountNotif', supports: [rooms] },
            { action: 'action_OTA_HotelAvailNotif', supports: ['OTA_HotelAvailNotif_accept_BookingThreshold'] },
          ],
        },
        { version: '2022-10' },
      ],
    }),
  );
  const agreed = 'fault' in theirs ? theirs.fault : writeAnnounced(intersect(theirs));
  expect(JSON.parse(agreed)).toEqual({
    versions: [
      {
        version: '2024-10',
        actions: [{ action: 'action_OTA_Ping' }, { action: 'action_OTA_HotelInvCountNotif', supports: [rooms] }],
      },
      {
        version: '2018-10',
        actions: [{ action: 'action_OTA_HotelAvailNotif', supports: ['OTA_HotelAvailNotif_accept_BookingThreshold'] }],
      },
    ],
  });
});

test('whoever announces all that is announced here agrees on all of it, and complete sets are new in 2022-10', () => {
  expect(intersect(announcedHere)).toEqual(announcedHere);
  const named = announcedHere.versions.map(({ actions }) =>
    actions.flatMap(({ supports }) => supports).includes('OTA_HotelInvCountNotif_accept_complete_set'),
  );
  expect(named).toEqual([false, false, true, true]);
});

test('what two sides agree on is part of what each announced, whatever they announce', () => {
  const action = fc.record({
    action: fc.constantFrom('action_OTA_Ping', 'action_OTA_Read', 'action_OTA_HotelInvCountNotif', 'x'),
    supports: fc.array(fc.constantFrom(rooms, 'OTA_Read_accept_RoomRates', 'x')),
  });
  const side = fc.record({
    versions: fc.array(
      fc.record({ version: fc.constantFrom('2018-10', '2024-10', '1999-01'), actions: fc.array(action) }),
    ),
  });
  fc.assert(
    fc.property(side, (theirs) => {
      const agreed = intersect(theirs);
      const isWithin = ({ versions }: Announced): boolean =>
        agreed.versions.every(({ version, actions }) =>
          actions.every(({ action: name, supports }) =>
            versions
              .filter((one) => one.version === version)
              .flatMap((one) => one.actions)
              .some((one) => one.action === name && supports.every((each) => one.supports.includes(each))),
          ),
        );
      expect([isWithin(theirs), isWithin(announcedHere)]).toEqual([true, true]);
    }),
  );
});

test.each([
  ['no JSON', 'hello', 'is not JSON'],
  ['no versions', '{}', '"versions"'],
  ['a version without name', '{"versions":[{}]}', 'versions[0]'],
  ['an action without name', '{"versions":[{"version":"2024-10","actions":[7]}]}', 'versions[0].actions[0]'],
  [
    'capabilities that are no texts',
    '{"versions":[{"version":"x","actions":[{"action":"y","supports":[1]}]}]}',
    'supports',
  ],
])('a handshake with %s is refused by name', (_what, text, word) => {
  expect(readAnnounced(text)).toEqual({ fault: expect.stringContaining(word) });
});
