import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OwnSite = {
  readonly origin: string;
  /** What its one page is from now on. */
  show(html: string): void;
  close(): void;
};

/** A hotel's own site that a journey writes itself: another origin, and to browsers another site than ours. */
export async function openOwnSite(): Promise<OwnSite> {
  let body = '';
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(html) {
      body = `<!doctype html><html lang="en"><title>Hotel</title><link rel="icon" href="data:,"><body>${html}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
