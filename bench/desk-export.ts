import { today } from './today.ts';

type House = { readonly url: string; readonly hotelId: number; readonly key: string };
type Say = (line: string) => void;

const search = `availabilities?checkIn=${today}&checkOut=${today.slice(0, 8)}28&nbAdults=2`;

/**
 * Takes all reservations of a house as files while guests search one after the other, and says how long a file takes and
 * how much longer guests wait meanwhile than with nothing beside them.
 */
export async function exportBesideGuests(house: House, say: Say): Promise<void> {
  await searchFor(house, 100); // whatever is read once is read
  const alone = await searchFor(house, 300);
  for (const format of ['csv', 'xlsx']) {
    const waits: number[] = [];
    let isOn = true;
    const guests = (async () => {
      while (isOn) waits.push(...(await searchFor(house, 10)));
    })();
    const begun = performance.now();
    let taken = { bytes: 0, firstByte: 0 };
    try {
      taken = await take(house, format);
    } finally {
      isOn = false;
      await guests;
    }
    const { bytes, firstByte, seconds } = { ...taken, seconds: (performance.now() - begun) / 1000 };
    say(
      `all as ${format}: first byte after ${firstByte.toFixed(0)} ms, ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(1)} MB, ` +
        `memory at most ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB; a search meanwhile ` +
        `${share(waits, 0.5).toFixed(1)} ms, p99 ${share(waits, 0.99).toFixed(1)} ms, alone ` +
        `${share(alone, 0.5).toFixed(1)} and ${share(alone, 0.99).toFixed(1)} ms, ratio of p99 ${(share(waits, 0.99) / share(alone, 0.99)).toFixed(2)}`,
    );
  }
}

async function take({ url, hotelId, key }: House, format: string): Promise<{ bytes: number; firstByte: number }> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/hotels/${hotelId}/desk/reservation-export?format=${format}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`);
  let [bytes, firstByte] = [0, 0];
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    firstByte ||= performance.now() - begun;
    bytes += piece.length;
  }
  return { bytes, firstByte };
}

export async function searchFor({ url, hotelId }: House, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    await (await fetch(`${url}/api/hotels/${hotelId}/${search}`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
