import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyReply } from 'fastify';
import type { Heard } from './open-news.ts';

export type NewsStream = {
  tell(heard: Heard): void;
  /** Nothing has happened; `isSure`: since nothing was missed either. */
  beat(isSure: boolean): void;
  end(): void;
  onEnd(done: () => void): void;
};

/** Who takes nothing for so long that this much waits is let go: their browser comes back, and says since when. */
const mostWaiting = 64 * 1024;

/** One page that listens. Each message carries the time up to which it has heard everything. */
export function newsStream(reply: FastifyReply, now: () => Instant): NewsStream {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // a proxy that collects answers would tell nothing for minutes
    'x-content-type-options': 'nosniff',
  });
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > mostWaiting) raw.destroy();
  };
  write('retry: 5000\n\n');
  return {
    tell: (heard) => write(`id: ${now()}\n${said(heard)}\n\n`),
    beat: (isSure) => write(isSure ? `id: ${now()}\nevent: beat\ndata: .\n\n` : ': \n\n'),
    end: () => void raw.end(),
    onEnd: (done) => void raw.once('close', done),
  };
}

function said(heard: Heard): string {
  if (!heard) return 'event: anything\ndata: all';
  if ('isHouse' in heard) return 'event: house\ndata: changed';
  if ('areConnections' in heard) return 'event: connections\ndata: all';
  return 'nights' in heard
    ? `event: calendar\ndata: ${JSON.stringify(heard.nights)}`
    : `event: reservation\ndata: ${heard.reservationId}`;
}
