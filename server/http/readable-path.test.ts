import { expect, test } from 'vitest';
import { readablePath } from './readable-path.ts';

test('what can be decoded stays as it is written', () => {
  for (const url of ['/1001', '/1001/room/caf%C3%A9?lang=de', '/1001?name=%E0%A4%A', '/1001/100%25'])
    expect(readablePath(url)).toBe(url);
});

test('a path that cannot be decoded becomes one that names no page; what is behind it stays', () => {
  expect(readablePath('/1001/%E0%A4%A?lang=ar')).toBe('/1001/%25E0%25A4%25A?lang=ar');
  expect(readablePath('/%')).toBe('/%25');
});

test('the API says by itself what is wrong with an address', () => {
  expect(readablePath('/api/hotels/%E0%A4%A/config')).toBe('/api/hotels/%E0%A4%A/config');
});
