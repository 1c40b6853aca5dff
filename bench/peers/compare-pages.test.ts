import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, onTestFinished, test } from 'vitest';
import { comparePages } from './compare-pages.ts';
import { peer } from './qloapps.ts';
import { own } from './stayfront.ts';

/** An engine that answers with one page, and what it was asked for. */
async function engine(page: string): Promise<{ url: string; asked: Set<string> }> {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    asked.add(request.url ?? '');
    response.setHeader('content-length', Buffer.byteLength(page)).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const how = { today: stayDate('2027-06-01'), connections: [2], seconds: 0.2, rounds: 1 };
const ourPage = '<div id="root"></div><script>{"availabilities":[]}</script>';
const results = '<html><body id="category" class="category"><ul class="rooms"></ul></body></html>';

test('two engines are asked for the same searches, each in its own words, and their pages are held against each other', async () => {
  const [ours, theirs] = [await engine(ourPage), await engine(results)];
  const said: string[] = [];
  const sides = [
    { peer: own, engine: ours.url, hotel: '1001' },
    { peer, engine: theirs.url, hotel: '6' },
  ] as const;
  await comparePages((line) => said.push(line), ...sides, how);
  expect(said.slice(0, 2)).toEqual(['Stayfront: 0 KB a page, not packed', 'QloApps: 0 KB a page, not packed']);
  const line = /: Stayfront [\d.]+\/s, QloApps [\d.]+\/s, ratio [\d.]+$/;
  expect(said.slice(2)).toEqual([
    expect.stringMatching(new RegExp(`^the same search, 2 connections${line.source}`)),
    expect.stringMatching(new RegExp(`^always another search, 2 connections${line.source}`)),
  ]);
  expect([...ours.asked]).toContain('/1001?checkIn=2027-06-11&checkOut=2027-06-13&nbAdults=2');
  expect([...theirs.asked]).toContain(
    '/index.php?controller=category&id_category=6&date_from=2027-06-11&date_to=2027-06-13' +
      '&occupancy[0][adults]=2&occupancy[0][children]=0&noredirect=1',
  );
  expect(ours.asked.size, 'other searches, too').toBeGreaterThan(2);
  expect([...ours.asked, ...theirs.asked].join()).not.toContain('{');
});

test('a peer that answers with anything but results is not measured', async () => {
  const [ours, theirs] = [await engine(ourPage), await engine('<body id="pagenotfound">')];
  const sides = [
    { peer: own, engine: ours.url, hotel: '1001' },
    { peer, engine: theirs.url, hotel: '6' },
  ] as const;
  await expect(comparePages(() => {}, ...sides, how)).rejects.toThrow('no page of search results of QloApps');
});

test('QloApps knows a hotel by the number of its category', () => {
  const wish = { arrival: '{arrival}', departure: '{departure}', adults: 2 } as const;
  expect(() => peer.searchPage('http://peer', 'prime', wish)).toThrow('PEER_HOTEL');
});
