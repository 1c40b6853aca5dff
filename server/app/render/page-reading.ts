import type { Transport } from '@stayfront/contract/call';
import { choiceCookies } from '@stayfront/contract/choice-cookies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Chain } from '../../property/chain/chain.ts';
import { areSame, readCircumstances, type Circumstances } from '../../selling/offer/circumstances.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';

export type ReadingDeps = Pick<OfferDeps, 'rates' | 'snapshots'>;

/** What a page was drawn from, as far as it is not the same for ever: while all of it is as it was, so is the page. */
export type PageReading = {
  readonly hotels: ReadonlyMap<number, Circumstances>;
  readonly chains: ReadonlyMap<number, Chain>;
  /** Cookies that were looked for and not found: whoever has one may see another page. */
  readonly absentCookies: ReadonlySet<string>;
};

/** What these answer hangs on nothing but a hotel's content, its calendar, its popularity, the rates and the minute. */
const ofHotel: ReadonlySet<string> = new Set([
  'getConfig',
  'getDescriptiveInfo',
  'getRoomsAvailabilities',
  'getPackagesAvailabilities',
  'getCalendar',
]);
const ofChain: ReadonlySet<string> = new Set(['getHotelChainConfig', 'getHotelChainAvailabilities']);

/** These are a part of what is asked for, like the address: few values, and the same page for all who share them. */
export const choices: readonly string[] = Object.values(choiceCookies)
  .map(({ name }) => name)
  .filter((name) => name !== choiceCookies.hotel.name);

type Cookies = Readonly<Record<string, string | undefined>>;

/** Watches what a page is drawn from. A page that read anything else is one guest's, or one moment's. */
export function readForPage(deps: ReadingDeps, cookies: Cookies, transport: Transport, now: Instant) {
  const hotels = new Map<number, Circumstances>();
  const chains = new Map<number, Chain>();
  const absentCookies = new Set<string>();
  let isForAll = true;

  async function noteHotel(hotelId: number): Promise<void> {
    if (hotels.has(hotelId)) return;
    const circumstances = await circumstancesOf(deps, hotelId, now);
    if (!circumstances) isForAll = false;
    else if (!hotels.has(hotelId)) hotels.set(hotelId, circumstances);
  }
  async function noteChain(chainId: number): Promise<void> {
    const chain = chains.get(chainId) ?? (await deps.snapshots.chain(chainId));
    if (!chain) return void (isForAll = false);
    chains.set(chainId, chain);
    for (const hotelId of chain.hotelIds) await noteHotel(hotelId);
  }
  /** The address may name a number that no hotel can have: the question is refused as such. */
  const isNumber = (id: number | undefined): id is number => id !== undefined && id <= 2_147_483_647;
  /** Rooms that are held for a guest are read for that guest. */
  const isHeld = (query: unknown): boolean => (query as { held?: string } | undefined)?.held !== undefined;

  const watched: Transport = async (route, call, extra) => {
    const { hotelId, chainId } = (call.params ?? {}) as { hotelId?: number; chainId?: number };
    if (ofHotel.has(route.operationId) && isNumber(hotelId) && !isHeld(call.query)) await noteHotel(hotelId);
    else if (ofChain.has(route.operationId) && isNumber(chainId)) await noteChain(chainId);
    else isForAll = false;
    return transport(route, call, extra);
  };
  return {
    transport: watched,
    cookies: new Proxy(cookies, {
      get(all, name: string) {
        const value = all[name];
        if (choices.includes(name)) return value;
        if (value === undefined) absentCookies.add(name);
        else isForAll = false;
        return value;
      },
      ownKeys() {
        throw new Error('A page that reads all cookies is nobody else’s: ask for each by its name');
      },
    }),
    /** All that it was; null where it is of this guest or this moment, or something has changed meanwhile. */
    async end(): Promise<PageReading | null> {
      const reading = { hotels, chains, absentCookies };
      return isForAll && hotels.size > 0 && (await isStill(deps, reading, now)) ? reading : null;
    },
  };
}

export async function isStill(deps: ReadingDeps, { hotels, chains }: PageReading, now: Instant): Promise<boolean> {
  for (const [chainId, chain] of chains) if ((await deps.snapshots.chain(chainId)) !== chain) return false;
  for (const [hotelId, then] of hotels) {
    const circumstances = await circumstancesOf(deps, hotelId, now);
    if (!circumstances || !areSame(circumstances, then)) return false;
  }
  return true;
}

async function circumstancesOf(deps: ReadingDeps, hotelId: number, now: Instant): Promise<Circumstances | null> {
  const hotel = await deps.snapshots.hotel(hotelId);
  return hotel && readCircumstances(deps, hotel, now);
}
