import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type DemoSite = { readonly url: string; stop(): Promise<void> };

type SiteMeans = { /** Where Stayfront is, once it is. */ readonly engine: () => string; readonly port: number };

const here = import.meta.dirname;
const fonts: Readonly<Record<string, string>> = {
  '/fonts/title.woff2': import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  '/fonts/arabic.woff2': import.meta
    .resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
};
const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/ar': 'ar.html',
  '/casa-lago': 'casa-lago.html',
};

/**
 * The own site of a hotel, as a web designer would make it: another server, another origin, a strict policy. It knows of
 * Stayfront nothing but the script's address. By the name `localhost` it is another site to browsers than 127.0.0.1 is.
 */
export async function startSite({ engine, port }: SiteMeans): Promise<DemoSite> {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname, engine()).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ port, host: 'localhost' });
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: string | Buffer };

async function answer(pathname: string, engine: string): Promise<Answer> {
  const page = pages[pathname];
  if (page !== undefined) {
    const html = await readFile(path.join(here, page), 'utf8');
    return { status: 200, headers: pageHeaders(engine), body: html.replaceAll('{{engine}}', engine) };
  }
  if (pathname === '/site.css')
    return { status: 200, headers: { 'content-type': 'text/css' }, body: await readFile(path.join(here, 'site.css')) };
  const font = fonts[pathname];
  if (font !== undefined)
    return { status: 200, headers: { 'content-type': 'font/woff2' }, body: await readFile(new URL(font)) };
  const [, hotel, name] = /^\/pictures\/(seeblick|casalago)\/([a-z-]+)\.jpg$/.exec(pathname) ?? [];
  if (hotel === undefined) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Nothing is here' };
  const picture = await readFile(path.join(here, '..', hotel, 'pictures', `${name}.jpg`));
  return { status: 200, headers: { 'content-type': 'image/jpeg', 'cache-control': 'max-age=3600' }, body: picture };
}

/** All that a page's policy has to allow for the booking: our script, and our frame. */
const pageHeaders = (engine: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; img-src 'self' data:; style-src 'self'; font-src 'self'; script-src ${engine}; frame-src ${engine}; base-uri 'none'; form-action 'none'`,
});
