import { expect, test } from 'vitest';
import { tabIcon } from './tab-icon.ts';

const drawn = (name: string, colour: string): string =>
  decodeURIComponent(tabIcon(name, colour).replace('data:image/svg+xml,', ''));

test('a house stands among the tabs with its first letter on its colour, which can be read', () => {
  expect(drawn('Hotel Seeblick', '#1f4e5f')).toMatch(/fill="#1f4e5f".*fill="#ffffff">H</);
  expect(drawn('casa Lago', '#f2d7a0')).toMatch(/fill="#f2d7a0".*fill="#0[0-9a-f]{5}">C</);
});

test('a letter is one in every script, with what belongs to it', () => {
  expect(drawn('فندق', '#1f4e5f')).toContain('>ف<');
  expect(drawn('“O\u0308” am See', '#1f4e5f')).toContain('>O\u0308<');
  expect(drawn('<b>7 Seas', '#1f4e5f')).toContain('>B<');
  expect(drawn('\u0d4e<script>', '#1f4e5f')).toContain('>S<'); // a letter that takes the next sign along
});

test('a page of no house has none, and asks for none', () => {
  expect(tabIcon(undefined, undefined)).toBe('data:,');
  expect(tabIcon('…', '#1f4e5f')).toBe('data:,');
});
