import http from 'node:http';
import https from 'node:https';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { today } from './today.ts';

/**
 * Asks one address again and again over so many connections for so many seconds; prints what it measured as JSON. Where
 * the address says {stay} (or {arrival} and {departure}) and {adults}, each question is another one: over two years of
 * arrivals, lengths and parties; where it says {hotel:1-9}, they go to these in turn, and {soon} is a stay within the next
 * weeks. Where guests are named, the questions come from so many of them in turn, behind a proxy. The last word is the
 * encoding they take.
 */
const [url = '', connections = '32', seconds = '5', guests = '0', encoding] = process.argv.slice(2);
const taken = encoding === undefined ? {} : { 'accept-encoding': encoding };
const { Agent, get } = url.startsWith('https:') ? https : http;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
const failures = { count: 0 };
let bytes = 0;
const end = performance.now() + Number(seconds) * 1000;

let asked = 0;
const named = /\{hotel:(\d+)-(\d+)\}/.exec(url);
function hotelAt(place: number): number {
  const [from, to] = [Number(named?.[1]), Number(named?.[2])];
  return from + ((place * 37) % (to - from + 1));
}
/** A house of the demo has the calendar of the day it is, one that was made for a bench its own. */
const first = encoding === undefined ? today : stayDate(new Date().toISOString().slice(0, 10));
/** The smallest step first, so that questions of one second are far apart in the calendar. */
function nextAddress(): string {
  if (!url.includes('{')) return url;
  const place = asked++;
  const soon = addDays(first, 1 + (Math.floor(place / 7) % 40));
  const arrival = addDays(first, 1 + ((place * 37) % 700));
  const nights = 1 + (Math.floor(place / 700) % 7);
  const adults = 1 + (Math.floor(place / 4_900) % 2);
  return url
    .replace(named?.[0] ?? '{hotel}', String(hotelAt(place)))
    .replace('{soon}', `checkIn=${soon}&checkOut=${addDays(soon, 1 + (place % 3))}`)
    .replace('{stay}', `checkIn=${arrival}&checkOut=${addDays(arrival, nights)}`)
    .replace('{arrival}', arrival)
    .replace('{departure}', addDays(arrival, nights))
    .replace('{adults}', `nbAdults=${adults}`);
}

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
let come = 0;
function nextGuest(): Record<string, string> {
  if (guests === '0') return {};
  const guest = come++ % Number(guests);
  return { 'user-agent': browser, 'x-forwarded-for': `10.${guest >> 16}.${(guest >> 8) & 255}.${guest & 255}` };
}

const ask = (): Promise<void> =>
  new Promise((resolve) => {
    const begun = performance.now();
    get(nextAddress(), { agent, headers: { ...nextGuest(), ...taken } }, (response) => {
      if (response.statusCode !== 200) failures.count++;
      bytes += Number(response.headers['content-length'] ?? 0);
      response.resume().on('end', () => {
        times.push(performance.now() - begun);
        resolve();
      });
    }).on('error', () => {
      failures.count++;
      resolve();
    });
  });

const client = async (): Promise<void> => {
  while (performance.now() < end) await ask();
};
await Promise.all(Array.from({ length: Number(connections) }, client));
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: times.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    failures: failures.count,
    bytes: bytes / times.length,
  }),
);
