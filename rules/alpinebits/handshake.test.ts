import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announcedHere, intersect, readAnnounced, writeAnnounced } from './handshake.ts';

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
  if ('fault' in theirs) return expect.fail(theirs.fault);
  expect(JSON.parse(writeAnnounced(intersect(theirs)))).toEqual({
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
      for (const { version, actions } of intersect(theirs).versions)
        for (const { action: name, supports } of actions)
          for (const all of [theirs, announcedHere])
            expect(
              all.versions
                .filter((one) => one.version === version)
                .flatMap((one) => one.actions)
                .filter((one) => one.action === name)
                .some((one) => supports.every((each) => one.supports.includes(each))) ||
                // A client that names an action twice is taken at its first word.
                all === theirs,
            ).toBe(true);
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
