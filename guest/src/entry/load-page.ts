import type { HotelChainConfig } from '@stayfront/contract/chain';
import type { PageRequest } from '@stayfront/contract/guest-app';
import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { descriptiveInfoQuery } from '../app/data/queries.ts';
import type { Loaded } from '../app/page/screen.ts';
import { loadChain } from './load-chain.ts';
import { loadScreen } from './load-screen.ts';
import type { OpenedPage } from './open-page.ts';

export type LoadedPage = {
  readonly info: DescriptiveInfo | undefined;
  /** By the screen of a hotel. */
  readonly loaded: Loaded | null;
  /** The chain in the guest's language. */
  readonly shownChain: HotelChainConfig | null;
};

/** Asks all that the page is going to ask, so that it is drawn whole. */
export async function loadPage({ transport, now }: PageRequest, opened: OpenedPage): Promise<LoadedPage> {
  const { page, chain, config, queryClient, language } = opened;
  if (!config) return { info: undefined, loaded: null, shownChain: null };
  const [info, loaded, shownChain] = await Promise.all([
    queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language)),
    page.kind === 'hotel' ? loadScreen(page.route, { ...opened, config, transport, now }) : null,
    chain ? loadChain({ ...opened, chain, config, transport, now }) : null,
  ]);
  return { info, loaded, shownChain };
}
