import { randomUUID } from 'node:crypto';
import http from 'node:http';

/** Books again and again, each client its own room or all the same one; prints what it measured as JSON. */
const [url = '', clients = '1', seconds = '5', ...references] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(clients) });
const times: number[] = [];
const failures = new Map<string, number>();
const end = performance.now() + Number(seconds) * 1000;

/** Of another guest each time: nobody books a thousand rooms in a minute. */
const bookingOf = (reference: string, key: string): string => {
  // In letters: an address with the number of a card in it is refused.
  const name = key.replace(/[\d-]/g, (sign) => String.fromCharCode(60 + sign.charCodeAt(0)));
  const guestInfo = {
    givenName: 'Ada',
    surname: 'Lovelace',
    email: `${name}@guest.example`,
    phone: '+44 20 7946 0000',
  };
  const reservation = { sessionId: 'Abcdefgh12345678', roomStays: [{ reference }], guestInfo };
  return JSON.stringify({ requestType: 'Book', reservation });
};

const book = (reference: string): Promise<void> =>
  new Promise((resolve) => {
    const key = randomUUID();
    const payload = bookingOf(reference, key);
    const begun = performance.now();
    const fail = (why: string): void => {
      failures.set(why, (failures.get(why) ?? 0) + 1);
      resolve();
    };
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'idempotency-key': key,
    };
    http
      .request(url, { agent, method: 'POST', headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
        response.on('end', () => {
          if (response.statusCode !== 201) return fail(`${response.statusCode} ${body.slice(0, 200)}`);
          times.push(performance.now() - begun);
          resolve();
        });
      })
      .on('error', (error) => fail(error.message))
      .end(payload);
  });

const client = async (_: unknown, number: number): Promise<void> => {
  const reference = references[number % references.length] ?? '';
  while (performance.now() < end) await book(reference);
};
await Promise.all(Array.from({ length: Number(clients) }, client));
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: times.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    failures: [...failures.values()].reduce((sum, count) => sum + count, 0),
    why: Object.fromEntries(failures),
  }),
);
