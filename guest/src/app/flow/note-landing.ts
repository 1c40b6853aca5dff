import { httpTransport } from '@stayfront/contract/call';
import type { noteShownPrice } from '@stayfront/contract/landing';
import type { RouteCall } from '@stayfront/contract/route';
import { readAges } from '@stayfront/rules/stay/ages-text';
import { readChannel } from './read-channel.ts';

type Body = RouteCall<typeof noteShownPrice>['body'];

/**
 * What a link says beside the search: the price that was shown there, which the hotel compares with its own. Nobody
 * waits for it, and a value that makes no sense is passed over.
 */
export async function noteLanding(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  currency: Body['currency'],
): Promise<void> {
  const query = new URLSearchParams(search);
  const [, hotelId, product] = /^\/(\d{1,10})(?:\/room\/([a-z0-9.-]{1,81}))?\/?$/.exec(pathname) ?? [];
  const price = query.get('displayedPrice') ?? '';
  const [checkIn, checkOut] = [query.get('checkIn'), query.get('checkOut')];
  // A price in a currency that is not the page's cannot be held against it.
  const isOther = (query.get('currency') ?? currency) !== currency;
  if (hotelId === undefined || !checkIn || !checkOut || isOther || !/^\d{1,9}(\.\d{1,3})?$/.test(price)) return;
  const [roomId, ratePlanId] = (product ?? '').split('.');
  const count = (name: string, fallback: number): number => {
    const value = query.get(name) ?? '';
    return /^\d{1,2}$/.test(value) ? Number(value) : fallback;
  };
  const [nbChildren, nbInfants] = [count('nbChildren', 0), count('nbInfants', 0)];
  const ages = readAges(query.get('ages') ?? '');
  const { channelId } = readChannel(query, pathname);
  const promoCode = query.get('promoCode')?.slice(0, 100);
  const body: Body = {
    checkIn,
    checkOut,
    price,
    currency,
    nbAdults: count('nbAdults', 2),
    nbChildren,
    nbInfants,
    ...(ages && ages.length === nbChildren + nbInfants ? { ages } : {}),
    ...(promoCode ? { promoCode } : {}),
    ...(roomId ? { roomId } : {}),
    ...(ratePlanId ? { ratePlanId } : {}),
    ...(channelId ? { channelId } : {}),
  };
  const { noteShownPrice: route } = await import('@stayfront/contract/landing');
  await httpTransport('')(route, { params: { hotelId: Number(hotelId) }, query: {}, body });
}
