import { expect, test } from 'vitest';
import { readChannel } from './read-channel.ts';

const channelOf = (query: string) => readChannel(new URLSearchParams(query));

test('a partner’s reference is kept as it came', () => {
  expect(channelOf('refid=Newsletter-7')).toEqual({ refid: 'Newsletter-7' });
  expect(channelOf('')).toEqual({});
});

test('a reference of Trip Advisor sets its channel, whatever else the link says', () => {
  for (const refid of ['tripadvisor', 'TripAdvisor_2027', 'Trip%20Advisor', 'meta-trip-advisor-de'])
    expect(channelOf(`refid=${refid}&channelId=387`).channelId).toBe(304);
});

test('a channel is a number', () => {
  expect(channelOf('channelId=399')).toEqual({ channelId: 399 });
  expect([channelOf('channelId=0'), channelOf('channelId=x'), channelOf('channelId=-1')]).toEqual([{}, {}, {}]);
});

test('a bundle has its channel in the path', () => {
  expect(readChannel(new URLSearchParams(), '/1001/bundle/399/GoogleHotelAds01/lake-weekend')).toEqual({
    channelId: 399,
  });
});

test('a click of trivago or Kayak says whose it is', () => {
  expect(channelOf('trv_reference=ab12-3&trv_locale=de-CH')).toEqual({
    channelId: 344,
    trivago: { reference: 'ab12-3', locale: 'de-CH' },
  });
  expect(channelOf('kayakclickid=k-1&channelId=387')).toEqual({ channelId: 400, kayakClickId: 'k-1' });
  expect(channelOf('gclid=EAIaIQ&channelId=399')).toEqual({ channelId: 399, googleClickId: 'EAIaIQ' });
  expect(channelOf('hsclick=77')).toEqual({ hotelShopClick: '77' });
});

test('what no partner would write is passed over', () => {
  for (const bad of ['a%0Ab', '%00', 'x'.repeat(199) + encodeURIComponent('🛏')])
    expect(channelOf(`refid=${bad}`)).toEqual({});
  for (const bad of ['<script>', 'a b', 'x'.repeat(201), 'ü', '%00', 'a;b'])
    expect(channelOf(`trv_reference=${bad}&kayakclickid=${bad}&gclid=${bad}&hsclick=${bad}`)).toEqual({});
});
