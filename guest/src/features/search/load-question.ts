import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { descriptiveInfoQuery } from '../../app/data/queries.ts';
import { questionOf, type Question } from '../../app/flow/question.ts';
import { hotelToday, readSearch, type Search } from '../../app/flow/search.ts';
import type { ScreenRequest } from '../../app/page/screen.ts';

type Asked = { readonly info: DescriptiveInfo; readonly search: Search; readonly question: Question };

/** What an address, or another wish, asks the hotel for. */
export async function loadQuestion(request: ScreenRequest, wish = request.searchParams): Promise<Asked> {
  const { queryClient, transport, config, language, currency, chosen, held, now } = request;
  const info = await queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language));
  const search = readSearch(wish, config, hotelToday(info.timeZone, now), chosen.length);
  return { info, search, question: questionOf(search, currency, chosen, held) };
}
