import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { inert } from '../../platform/http/html-text.ts';

type Deps = { readonly readHotel: ReadHotel; readonly publicUrl: () => string };

/** A booking of four rooms has a tenth of it. */
const mostBytes = 200 * 1024;

/**
 * Where a booking that was begun in a frame comes out into the whole window to be paid for. The frame's memory is another
 * one than the window's, so the frame posts what is chosen and typed; it is put into the window's memory and never kept
 * here. It is taken from our own pages alone, and leads nowhere but to our own payment step.
 */
export async function entranceRoutes(app: FastifyInstance, { readHotel, publicUrl }: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes * 3 },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.post('/:hotelId/checkout/enter', async (request, reply) => {
      const { hotelId } = request.params as { hotelId: string };
      const hotel = /^[1-9]\d{0,9}$/.test(hotelId) ? await readHotel(Number(hotelId)) : null;
      if (!hotel) return reply.redirect('/', 303);
      const handed = isOwnPage(request, publicUrl()) ? readHanded(request.body) : null;
      if (!handed) return reply.redirect(`/${hotel.hotelId}`, 303);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
          'referrer-policy': 'no-referrer',
        })
        .send(entrancePage(hotel.hotelId, handed, nonce));
    });
  });
}

/** Anybody can post a form to us; browsers say which page did, and no page can say so for another. */
function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
}

/** As it came: it is the browser's own, and is read there as carefully as what else a browser keeps. */
function readHanded(body: unknown): object | null {
  const text = body instanceof URLSearchParams ? (body.get('handed') ?? '') : '';
  try {
    const handed: unknown = text.length <= mostBytes ? JSON.parse(text) : null;
    return typeof handed === 'object' ? handed : null;
  } catch {
    return null;
  }
}

const entrancePage = (hotelId: number, handed: object, nonce: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title>
<script type="application/json" id="handed">${inert(handed)}</script>
<script nonce="${nonce}">
const handed = document.getElementById('handed').textContent;
try { sessionStorage.setItem('stayfront-handed-${hotelId}', handed); } catch { window.name = 'stayfront-handed:' + handed; }
location.replace('/${hotelId}/checkout/card-details#enter');
</script>`;
