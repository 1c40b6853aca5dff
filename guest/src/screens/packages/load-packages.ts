import { packagesQuery } from '../../app/data/packages-query.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { loadQuestion } from '../../features/search/load-question.ts';

export async function loadPackages(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, language } = request;
  if (!config.hasPackages || !config.useOffers) return {};
  const { question } = await loadQuestion(request);
  await queryClient.query(packagesQuery(transport, config.hotelId, question, language)).catch(leaveToScreen);
  return {};
}
