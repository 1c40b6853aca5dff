import { expect, test } from 'vitest';
import { deepLinkRedirect } from './deep-link-redirect.ts';

const config = {
  hotelId: 1001,
  guestsBounds: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 3, fromAge: 4, toAge: 12 },
    infants: { min: 0, max: 2, fromAge: 0, toAge: 3 },
  },
};
const room = { id: 'double' };
const leads = (query: string, path = ''): string | null =>
  deepLinkRedirect({
    pathname: path === '' ? '/1001' : '/1001/room/double',
    route: { path },
    query: new URLSearchParams(query),
    config,
    info: { guestRooms: [room] } as never,
  });

test('a link of Tripadvisor leads to its dates', () => {
  expect(leads('start_date=2027-06-11&end_date=2027-06-13&refid=tripadvisor')).toBe(
    '/1001?refid=tripadvisor&checkIn=2027-06-11&checkOut=2027-06-13',
  );
});

test('a link of Google leads to the room and rate, the nights and the guests by their ages', () => {
  expect(
    leads('checkIn=2027-06-11&nights=3&adults=2&children=2&childAges=3,9&roomId=double&ratePlanId=flexible&gclid=1'),
  ).toBe(
    '/1001/room/double.flexible?checkIn=2027-06-11&gclid=1&checkOut=2027-06-14&nbAdults=2&nbChildren=1&nbInfants=1&ages=9%2C3',
  );
  expect(leads('children=1&roomId=double')).toBe('/1001/room/double?nbAdults=2&nbChildren=1');
});

test('ages go along where all of them are told, and not beside our own counts', () => {
  expect(leads('children=1&childAges=9')).toBe('/1001?nbAdults=2&nbChildren=1&ages=9');
  expect(leads('children=1&childAges=15')).toBe('/1001?nbAdults=3');
  expect(leads('children=2&childAges=9')).toBe('/1001?nbAdults=2&nbChildren=2');
  expect(leads('childAges=9&nbChildren=2')).toBe('/1001?nbChildren=2&nbAdults=2');
  expect(leads('childAges=9&ages=8')).toBe('/1001?ages=8&nbAdults=2&nbChildren=1');
});

test('what makes no sense is passed over, and our own words come first', () => {
  expect(leads('roomId=<b>&adults=-1&nights=999&childAges=99&start_date=yesterday')).toBe('/1001');
  expect(leads('roomId=penthouse&ratePlanId=x')).toBe('/1001');
  expect(leads('checkIn=2027-06-11&start_date=2027-01-01&nbAdults=1&adults=4')).toBe(
    '/1001?checkIn=2027-06-11&nbAdults=1',
  );
});

test('an address of our own is left as it is', () => {
  expect(leads('checkIn=2027-06-11&checkOut=2027-06-13&nbAdults=2&roomType=double')).toBeNull();
  expect(leads('adults=2', 'packages')).toBeNull();
});
