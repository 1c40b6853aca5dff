import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { putWebhook } from '@stayfront/server/followers/webhook/put-webhook';
import { startWorker } from '@stayfront/server/app/worker';
import { addBookedHotel, bookStays } from './booked-hotel.ts';
import { openSetup } from './open-house.ts';

const [hotels, happenings, answerMs] = [12, 10, 500];
const secret = 'bench'.repeat(10);
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 10_000 };

/**
 * Twelve hotels, each told of ten bookings at an address that takes half a second for an answer. To one address goes one
 * after the other, so that five seconds are the least it could take.
 */
export async function benchWebhooks(say: (line: string) => void): Promise<void> {
  const setup = await openSetup();
  let [told, open, mostOpen] = [0, 0, 0];
  const answer: http.RequestListener = (request, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    request.resume().on('end', () => {
      void wait(answerMs).then(() => {
        open -= 1;
        told += 1;
        response.writeHead(204).end();
      });
    });
  };
  try {
    const { db } = setup.database;
    for (let hotelId = 2000; hotelId < 2000 + hotels; hotelId++) {
      await addBookedHotel(setup, hotelId);
      const server = http.createServer(answer).listen(0, '127.0.0.1');
      await once(server, 'listening');
      server.unref();
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await putWebhook(
        { db, secret, reach },
        { hotelId, webhookId: 'pms', url, renewSecret: false, by: 'bench' },
        Date.now(),
      );
      await bookStays(setup, hotelId, happenings);
    }
    const deps = { database: setup.database, secret, reach, publicUrl: () => 'http://127.0.0.1', now: Date.now };
    const begun = performance.now();
    const worker = await startWorker({ ...deps, post: () => Promise.resolve(), onFailure: () => {} });
    while (told < hotels * happenings) await wait(10);
    const seconds = (performance.now() - begun) / 1000;
    await worker.stop();
    say(
      `${told} deliveries to ${hotels} addresses: ${seconds.toFixed(1)} s, ` +
        `${(seconds / ((happenings * answerMs) / 1000)).toFixed(1)} × the least; at most ${mostOpen} at once`,
    );
  } finally {
    await setup.close();
  }
}
