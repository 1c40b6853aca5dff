import { descriptiveInfoQuery } from '../../app/data/queries.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { legalTextOf } from './legal-text-of.ts';

export async function loadLegal(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, pathname, language } = request;
  const info = await queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language));
  return { isGone: legalTextOf(info, pathname) === undefined };
}
