import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { runLoad } from '../run-load.ts';
import type { Peer } from './peer.ts';

export type Side = { readonly peer: Peer; readonly engine: string; readonly hotel: string | undefined };
type How = {
  readonly today: StayDate;
  readonly connections: readonly number[];
  readonly seconds: number;
  readonly rounds: number;
};

const adults = 2;
const encoding = 'br, gzip';

/** Pages of results a second, ours and the peer's in turn, asked by the same client: one search again and again, and always another. */
export async function comparePages(
  say: (line: string) => void,
  own: Side,
  other: Side,
  { today, connections, seconds, rounds }: How,
): Promise<void> {
  const [arrival, departure] = [addDays(today, 10), addDays(today, 12)];
  for (const side of [own, other]) {
    const address = side.peer.searchPage(side.engine, side.hotel, { arrival, departure, adults });
    const answer = await fetch(address, { redirect: 'manual' });
    const page = await answer.text();
    if (answer.status !== 200 || !side.peer.isSearchPage(page))
      throw new Error(
        `${address} answered ${answer.status} with what is no page of search results of ${side.peer.name}`,
      );
    say(`${side.peer.name}: ${(Buffer.byteLength(page) / 1024).toFixed(0)} KB a page, not packed`);
  }
  const searches = {
    'the same search': { arrival, departure, adults },
    'always another search': { arrival: '{arrival}', departure: '{departure}', adults },
  } as const;
  for (const [what, wish] of Object.entries(searches))
    for (const many of connections) {
      const rates = new Map<Side, number[]>([
        [own, []],
        [other, []],
      ]);
      for (let round = 0; round < rounds; round++)
        for (const [side, found] of rates) {
          const load = await runLoad(side.peer.searchPage(side.engine, side.hotel, wish), many, seconds, { encoding });
          if (load.failures > 0) say(`${side.peer.name} failed at ${load.failures} of ${what}, ${many} connections`);
          found.push(load.perSecond);
        }
      const [ours, theirs] = [median(rates.get(own)), median(rates.get(other))];
      say(
        `${what}, ${many} connections: ${own.peer.name} ${ours.toFixed(1)}/s, ${other.peer.name} ${theirs.toFixed(1)}/s, ` +
          `ratio ${(ours / theirs).toFixed(1)}`,
      );
    }
}

const median = (values: readonly number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
