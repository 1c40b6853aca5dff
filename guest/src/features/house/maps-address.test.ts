import { expect, test } from 'vitest';
import { mapsAddress } from './maps-address.ts';

const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', maxTouchPoints: 5 };
const iPad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', maxTouchPoints: 5 };
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', maxTouchPoints: 5 };
const desks = ['Macintosh; Intel Mac OS X 10_15_7', 'Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'].map((name) => ({
  userAgent: `Mozilla/5.0 (${name})`,
  maxTouchPoints: name.startsWith('Windows') ? 10 : 0,
}));
const address = 'Seestrasse 14, 6004 Lucerne, Switzerland';
const door = { name: 'Haus (am See) & Garten', address, location: { latitude: 47.0543, longitude: -8.3131 } };

test('a telephone’s own maps open at the door of the house', () => {
  for (const device of [iPhone, iPad])
    expect(mapsAddress(device, door)).toBe('maps://?q=Haus%20(am%20See)%20%26%20Garten&ll=47.0543,-8.3131');
  expect(mapsAddress(android, door)).toBe(
    'geo:47.0543,-8.3131?q=47.0543,-8.3131(Haus%20%20am%20See%20%20%26%20Garten)',
  );
});

test('without a location they look for the address', () => {
  const place = { name: 'Casa', address, location: null };
  const search = 'Casa%2C%20Seestrasse%2014%2C%206004%20Lucerne%2C%20Switzerland';
  expect(mapsAddress(iPhone, place)).toBe(`maps://?q=${search}`);
  expect(mapsAddress(android, place)).toBe(`geo:0,0?q=${search}`);
});

test('a desk has no maps that a page could rely upon', () => {
  expect(desks.map((desk) => mapsAddress(desk, door))).toEqual([null, null, null]);
});
