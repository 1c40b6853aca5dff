import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readablePath } from './readable-path.ts';
import { dice } from '@stayfront/rules/testing/dice';

test('what can be decoded stays as it is written', () => {
  for (const url of ['/1001', '/1001/room/caf%C3%A9?lang=de', '/1001?name=%E0%A4%A', '/1001/100%25'])
    expect(readablePath(url)).toBe(url);
});

test('a path that cannot be decoded becomes one that names no page; what is behind it stays', () => {
  expect(readablePath('/1001/%E0%A4%A?lang=ar')).toBe('/1001/%25E0%25A4%25A?lang=ar');
  expect(readablePath('/%')).toBe('/%25');
});

test('a host before the path tells us nothing', () => {
  expect(readablePath('http://evil.example/1001?lang=de')).toBe('/1001?lang=de');
  expect(readablePath('https://a:b@evil.example')).toBe('/');
  expect(readablePath('ftp://x?y')).toBe('/?y');
  expect(readablePath('http://[::1/api/hotels/1001/config')).toBe('/api/hotels/1001/config');
});

test('what some readers take for a host or a folder is part of a name', () => {
  expect(readablePath('//evil.example/1001')).toBe('/%2Fevil.example/1001');
  expect(readablePath('///')).toBe('/%2F');
  expect(readablePath('/\\evil.example')).toBe('/%5Cevil.example');
  expect(readablePath('/1001?back=\\x')).toBe('/1001?back=\\x');
  expect(readablePath('*')).toBe('/*');
});

test('whatever is asked for, it is an address on this server', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constantFrom('', '/', '//', 'http://'),
      (text, front) => {
        const { origin } = new URL(readablePath(front + text), 'https://book.example');
        expect(origin).toBe('https://book.example');
      },
    ),
    { numRuns: dice(1000) },
  );
});

test('the API says by itself what is wrong with an address', () => {
  expect(readablePath('/api/hotels/%E0%A4%A/config')).toBe('/api/hotels/%E0%A4%A/config');
});
