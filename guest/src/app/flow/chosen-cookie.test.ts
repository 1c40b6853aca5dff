import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { chosenText, readChosen, readHeld, writeChosen } from './chosen-cookie.ts';

const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };
const rooms = [
  { guestRoomId: 'lake-suite', stay },
  { guestRoomId: 'twin', stay },
];
const mine = 'Abcdefgh12345678';
const kept = decodeURIComponent(writeChosen(mine, rooms, null));

test('the server reads what the browser has chosen', () => {
  expect(readChosen(kept, mine)).toEqual(rooms);
  expect(readChosen(decodeURIComponent(writeChosen(mine, [], null)), mine)).toEqual([]);
});

test('the server reads which package of few a room was chosen in', () => {
  const inPackage = { guestRoomId: 'twin', stay, product: { hotelPackageId: 'boat', isPackageLimited: true } };
  expect(chosenText([inPackage])).toBe('twin.2027-06-11.2027-06-14.boat');
  expect(readChosen(decodeURIComponent(writeChosen(mine, [inPackage], null)), mine)).toEqual([inPackage]);
  const ofMany = { ...inPackage, product: { hotelPackageId: 'boat' } };
  expect(chosenText([ofMany])).toBe('twin.2027-06-11.2027-06-14');
});

test('the server reads for whom rooms are held, also when another session has begun', () => {
  const other = 'Zbcdefgh12345678';
  expect(readHeld(decodeURIComponent(writeChosen(mine, rooms, other)))).toBe(other);
  expect(readChosen(decodeURIComponent(writeChosen(mine, rooms, other)), mine)).toEqual(rooms);
  expect([readHeld(kept), readHeld(undefined), readHeld(`${mine}::short`)]).toEqual([null, null, null]);
});

test('what another session has chosen, or nobody, says nothing', () => {
  expect(readChosen(kept, 'Zbcdefgh12345678')).toEqual([]);
  expect(readChosen(kept, undefined)).toEqual([]);
  expect(readChosen(undefined, mine)).toEqual([]);
});

test('made-up rooms are passed over', () => {
  expect(readChosen(`${mine}:twin.2027-02-30.2027-03-01,../x.2027-06-11.2027-06-12,rubbish`, mine)).toEqual([]);
  expect(
    readChosen(`${mine}:${Array.from({ length: 9 }, () => 'twin.2027-06-11.2027-06-12').join(',')}`, mine),
  ).toHaveLength(4);
});
