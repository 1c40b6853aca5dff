import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test('an address has its path and its query', () => {
  const { pathname, searchParams } = readAddress('/1001/room/double?lang=ar', 'https://book.example');
  expect([pathname, searchParams.get('lang')]).toEqual(['/1001/room/double', 'ar']);
});

test('an address that begins like another host stays at ours, as a path that leads nowhere', () => {
  const { host, pathname } = readAddress('//evil.example/1001', 'https://book.example');
  expect([host, pathname]).toEqual(['book.example', '//evil.example/1001']);
});
