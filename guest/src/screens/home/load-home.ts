import { packagesQuery } from '../../app/data/packages-query.ts';
import { availabilitiesQuery } from '../../app/data/queries.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { loadQuestion } from '../../features/search/load-question.ts';

export async function loadHome(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, language } = request;
  const { hotelId } = config;
  const { question } = await loadQuestion(request);
  const [offers] = await Promise.all([
    queryClient.query(availabilitiesQuery(transport, hotelId, question, language)).catch(leaveToScreen),
    config.hasPackages && config.useOffers
      ? queryClient.query(packagesQuery(transport, hotelId, question, language)).catch(leaveToScreen)
      : undefined,
  ]);
  return { offers: offers ?? null };
}
