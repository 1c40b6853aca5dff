import { nameIn } from '@stayfront/contract/property/texts';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import { text } from '@stayfront/server/platform/http/html-text';
import type { Root } from '@stayfront/server/app/render/root-page';
import type { Settings } from '@stayfront/server/app/settings';

/** The provider's own site, if there is one; in a demo a list of what there is to open; with real hotels nothing. */
export async function startPage(db: Db, { marketingUrl, isDemo }: Settings): Promise<Root> {
  if (marketingUrl !== null)
    return {
      status: 200,
      goTo: marketingUrl,
      inside: `<h1>Stayfront</h1><p><a href="${text(marketingUrl)}">Go on to ${text(new URL(marketingUrl).host)}</a></p>`,
    };
  if (!isDemo)
    return { status: 404, goTo: null, inside: '<h1>Nothing is here</h1><p>The address of a hotel has its number.</p>' };
  const hotels = (await listHotels(db)).filter((hotel) => hotel.isDemo);
  const chains = [...new Set(hotels.flatMap(({ document }) => document.chainId ?? []))];
  const links = [
    ...hotels.map(({ document }) => [
      `/${document.hotelId}`,
      `${document.name}, ${nameIn(document.address.city, 'en', document.language)}`,
    ]),
    ...chains.map((chainId) => [`/hotel-chain/${chainId}`, 'The chain that three of them belong to']),
    ['/__mail', 'The mailbox that catches every mail'],
    ['/__parts', 'The parts this is built of'],
    ['/api/docs', 'The API'],
  ];
  const items = links.map(([href, name]) => `<li><a href="${href}">${text(name ?? '')}</a></li>`).join('');
  return {
    status: 200,
    goTo: null,
    inside: `<h1>Stayfront</h1><p>This is the demo. These addresses are worth opening:</p><ul>${items}</ul>`,
  };
}
