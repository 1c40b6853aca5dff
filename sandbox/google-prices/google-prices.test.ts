import { expect, test } from 'vitest';
import { openBeliefs } from './start-google-prices.ts';

const count = (content: string, attributes = 'EchoToken="m1" TimeStamp="2027-06-01T10:00:00Z" Version="3.0"'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OTA_HotelInvCountNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05" ${attributes}>
  <POS><Source><RequestorID ID="key"/></Source></POS>
  <Inventories HotelCode="1">${content}</Inventories>
</OTA_HotelInvCountNotifRQ>`;
const control = '<StatusApplicationControl Start="2027-06-01" End="2027-06-02" InvTypeCode="double"/>';
const three = '<InvCounts><InvCount Count="3" CountType="2"/></InvCounts>';

test.each([
  ['no XML', '{"rooms": 3}', 'There is no element'],
  ['a message that Google does not know', '<Rooms/>', 'Rooms is no message'],
  ['something that it lacks', count('<Inventory/>'), 'wants StatusApplicationControl'],
  ['another order', count(`<Inventory>${three}${control}</Inventory>`), 'comes too late'],
  ['a day that is none', count(`<Inventory>${control.replace('06-01', '6-1')}${three}</Inventory>`), '@Start is not'],
  [
    'an attribute too many',
    count(`<Inventory>${control}${three.replace('Count="3"', 'Count="3" Kind="x"')}</Inventory>`),
    'has no attribute Kind',
  ],
  [
    'an attribute too few',
    count(`<Inventory>${control}${three}</Inventory>`, 'Version="3.0"'),
    'wants the attribute EchoToken',
  ],
  ['a negative count', count(`<Inventory>${control}${three.replace('"3"', '"-1"')}</Inventory>`), '@Count is not'],
])('a message with %s is refused, with what is wrong', (_, xml, fault) => {
  expect(openBeliefs().take(xml).faults.join('; ')).toContain(fault);
});

test('a message as the reference has it is taken, and nothing is shown of a room without a price', () => {
  const google = openBeliefs();
  expect(google.take(count(`<Inventory>${control}${three}</Inventory>`)).faults).toEqual([]);
  const asked = { room: 'double', plan: 'flex', arrival: '2027-06-01', nights: 1, adults: 2, today: '2027-06-01' };
  expect([google.priceOf('1', asked), google.priceOf('2', asked)]).toEqual([null, null]);
});
