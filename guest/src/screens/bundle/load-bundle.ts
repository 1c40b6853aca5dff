import { bundleQuery } from '../../app/data/bundle-query.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';

export async function loadBundle(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, params, currency, language } = request;
  const { channelId, sessionId = '', bundleId = '' } = params;
  const bundle = { channelId: Number(channelId), sessionId, bundleId };
  await queryClient.query(bundleQuery(transport, config.hotelId, bundle, currency, language)).catch(leaveToScreen);
  return {};
}
