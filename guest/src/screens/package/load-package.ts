import type { PackagesAvailabilities } from '@stayfront/contract/package';
import { isUnknownPackage, packagesQuery } from '../../app/data/packages-query.ts';
import { questionOf, type Question } from '../../app/flow/question.ts';
import { writeSearch } from '../../app/flow/search.ts';
import type { Session } from '../../app/flow/session-cookie.ts';
import { leaveToScreen } from '../../app/page/leave-to-screen.ts';
import type { Loaded, ScreenRequest } from '../../app/page/screen.ts';
import { firstStayOf } from '../../features/package/first-stay-of.ts';
import { loadQuestion } from '../../features/search/load-question.ts';

export async function loadPackage(request: ScreenRequest): Promise<Partial<Loaded>> {
  const { queryClient, transport, config, pathname, params, searchParams, language, currency } = request;
  const { chosen, held } = request;
  const { packageId } = params;
  const isOpenDates = !searchParams.has('checkIn');
  // An offer that is opened without dates is asked for on those of the session, if there is one.
  const session = isOpenDates ? request.session() : null;
  const wish = session ? withSession(searchParams, session) : searchParams;
  const { search, question } = await loadQuestion(request, wish);
  const ask = (about: Question): Promise<PackagesAvailabilities> =>
    queryClient.query(packagesQuery(transport, config.hotelId, about, language, packageId));
  let isUnknown = false;
  const answer = await ask(question).catch((error: unknown) => void (isUnknown = isUnknownPackage(error)));
  if (isUnknown) return { instead: homeWith(config.hotelId, searchParams) };
  const offer = answer?.packages.find(({ hotelPackageId }) => hotelPackageId === packageId) ?? null;
  const first = isOpenDates ? firstStayOf(offer) : null;
  if (!first) return { offer };
  // The page shows the first stay that can be had; only one that would go on with the dates of a session is led there.
  if (session)
    return { offer, instead: `${pathname}?${writeSearch(searchParams, { ...search, stay: first }).toString()}` };
  const onFirst = await ask(questionOf({ ...search, stay: first }, currency, chosen, held)).catch(leaveToScreen);
  return { offer: onFirst?.packages[0] ?? offer };
}

function withSession(query: URLSearchParams, session: Session): URLSearchParams {
  const wish = new URLSearchParams(session.query);
  for (const [name, value] of query) wish.set(name, value);
  return wish;
}

/** With dates, guests and language of the address. */
const homeWith = (hotelId: number, query: URLSearchParams): string =>
  query.size === 0 ? `/${hotelId}` : `/${hotelId}?${query.toString()}`;
