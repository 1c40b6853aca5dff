import { expect, test } from 'vitest';
import { screenTable } from './screen-table.ts';
import { tagsOf } from './tags-of.ts';

const config = { trackers: { tagManagerId: 'GTM-AB12CD3' } };
const open = (query = '') =>
  screenTable.filter((entry) => tagsOf(entry, config, new URLSearchParams(query)) !== null).map(({ path }) => path);

test('tags are let in nowhere where money is taken or a provider leads back to', () => {
  expect(
    open().filter((path) => /card-details|payment|callback|change\/pay|change\/paid|maintenance/.test(path)),
  ).toEqual([]);
  expect(open()).toEqual(expect.arrayContaining(['', 'room/:roomId', 'checkout/guest-info', 'checkout/thank-you']));
});

test('an address with a guest’s token is shown to no tag', () => {
  expect([open('t=secret'), open('token=secret')]).toEqual([[], []]);
});

test('a hotel that has none lets none in', () => {
  for (const entry of screenTable) expect(tagsOf(entry, { trackers: {} }, new URLSearchParams())).toBeNull();
});
