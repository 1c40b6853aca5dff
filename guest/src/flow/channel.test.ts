import { expect, test } from 'vitest';
import { readChannel } from './channel.ts';

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
