import { expect, test } from 'vitest';
import { channelIds } from './channel-ids.ts';
import { sourceOf } from './source.ts';

test('who came by nobody came by the hotel’s own page, and what the house wrote in is the desk’s', () => {
  expect(sourceOf({}, false)).toBe('own-page');
  expect(sourceOf({ channelId: channelIds.own }, false)).toBe('own-page');
  expect(sourceOf({ channelId: channelIds.google }, false)).toBe('google');
  expect(sourceOf({ channelId: 12 }, false)).toBe('channel');
  expect(sourceOf({ channelId: channelIds.google }, true)).toBe('desk');
});
