import { describe, expect, test } from 'vitest';
import { cameBy } from './came-by.ts';
import { deviceOf } from './device-of.ts';
import { readCampaign } from './read-campaign.ts';

describe('what a visit is counted by', () => {
  test('is the kind of device, and a program that fetches pages is none', () => {
    const mozilla = 'Mozilla/5.0';
    expect(deviceOf(`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148`)).toBe(
      'phone',
    );
    expect(deviceOf(`${mozilla} (Linux; Android 15; Pixel 9) AppleWebKit/537 Chrome/140.0 Mobile Safari/537`)).toBe(
      'phone',
    );
    expect(deviceOf(`${mozilla} (Linux; Android 15; SM-X910) AppleWebKit/537 Chrome/140.0 Safari/537`)).toBe('tablet');
    expect(deviceOf(`${mozilla} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605`)).toBe('tablet');
    expect(deviceOf(`${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140.0 Safari/537`)).toBe(
      'computer',
    );
    for (const bot of [
      '',
      'curl/8.5.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 HeadlessChrome/140.0',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ])
      expect(deviceOf(bot)).toBe('bot');
  });

  test('is the name of a campaign, and never what could be the mark of one person', () => {
    expect(readCampaign('Summer Letter_2027')).toBe('summer-letter-2027');
    expect(readCampaign('été.27')).toBe('été.27');
    for (const mark of ['', 'ada@probe.example', '4111111', '0791234567', 'a8f3e9c2b1', 'x'.repeat(41), '<b>'])
      expect(readCampaign(mark)).toBeNull();
  });

  test('is the partner that the link comes from', () => {
    const from = (query: Record<string, string>) => cameBy((name) => query[name]);
    expect(from({})).toBe('own-page');
    expect(from({ refid: 'Trip Advisor Summer' })).toBe('tripadvisor');
    expect(from({ trv_reference: 'abc' })).toBe('trivago');
    expect(from({ kayakclickid: 'k1' })).toBe('kayak');
    expect(from({ channelId: '399' })).toBe('google');
    expect(from({ channelId: '77' })).toBe('channel');
  });
});
