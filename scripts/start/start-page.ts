import type { FastifyInstance } from 'fastify';
import type { Db } from '@stayfront/server/db/open-database';
import { listHotels } from '@stayfront/server/hotel/hotel.store';

/** In demo mode the root says what there is to open; with real hotels nothing is listed there. */
export function startPage(app: FastifyInstance, db: Db): void {
  app.get('/', async (_request, reply) => {
    const hotels = await listHotels(db);
    const links = [
      ...hotels.map(({ document }) => [`/${document.hotelId}`, `${document.name}, ${document.address.city}`]),
      ['/__mail', 'The mailbox that catches every mail'],
      ['/__parts', 'The parts this is built of'],
      ['/api/docs', 'The API'],
    ];
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Stayfront demo</title><style>:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:640px;margin:12vh auto;padding:0 24px}
h1{font-weight:300;font-size:2.5rem;line-height:1.1}li{padding:6px 0}a{color:LinkText}</style>
<main><h1>Stayfront</h1><p>This is the demo. These addresses are worth opening:</p>
<ul>${links.map(([href, name]) => `<li><a href="${href}">${escape(name ?? '')}</a></li>`).join('')}</ul></main></html>`);
  });
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
