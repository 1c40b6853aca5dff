import { RefusedCall, type Transport } from '@stayfront/contract/call';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import type { HotelPackage } from '@stayfront/contract/package';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { bundleQuery } from '../app/data/bundle-query.ts';
import { customizationQuery } from '../app/data/customization-query.ts';
import { operatorQuery } from '../app/data/operator-query.ts';
import { isUnknownPackage, packagesQuery } from '../app/data/packages-query.ts';
import { reservationPaymentQuery } from '../app/data/reservation-payment-query.ts';
import { availabilitiesQuery, descriptiveInfoQuery, reservationQuery } from '../app/data/queries.ts';
import type { ChosenRoom } from '../app/flow/chosen-cookie.ts';
import { tokenIn } from '../app/flow/reservation-link.ts';
import { questionOf } from '../app/flow/question.ts';
import { hotelToday, readSearch, writeSearch } from '../app/flow/search.ts';
import type { Session } from '../app/flow/session-cookie.ts';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import { legalTextOf } from '../screens/legal/legal-text-of.ts';
import { firstStayOf } from '../features/package/first-stay-of.ts';
import { loadRoom } from '../screens/room/load-room.ts';
import type { ScreenEntry } from '../app/page/screen-table.ts';

type ScreenRequest = {
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly config: HotelConfig;
  readonly route: ScreenEntry | null;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  /** Rooms that are chosen already: what is shown is for the next one. */
  readonly chosen: readonly ChosenRoom[];
  readonly session: Session | null;
  readonly held: string | null;
  readonly now: Instant;
};

type Loaded = {
  /** Where to go, if there is nothing to show. */
  readonly instead: string | null;
  /** What the address names is not there, and the page says so. */
  readonly isGone: boolean;
  /** What the rooms cost on the dates of the address. */
  readonly offers: Availabilities | null;
  /** The package whose page it is. */
  readonly offer: HotelPackage | null;
};

/** Asks beforehand what the screen is going to ask. What fails here is asked again, and shown, by the screen itself. */
export async function loadScreen(request: ScreenRequest): Promise<Loaded> {
  const {
    queryClient,
    transport,
    config,
    route,
    pathname,
    searchParams,
    language,
    currency,
    chosen,
    session,
    held,
    now,
  } = request;
  if (config.isInMaintenance) return { instead: null, isGone: false, offers: null, offer: null };
  let instead: string | null = null;
  let isGone = false;
  let found: Availabilities | null = null;
  let offer: HotelPackage | null = null;
  const ask = <Answer>(asking: Promise<Answer>): Promise<Answer | void> => asking.catch(leaveToScreen);
  const { hotelId } = config;
  const params: Readonly<Record<string, string | undefined>> = route
    ? (matchPath(`/:hotelId/${route.path}`, pathname)?.params ?? {})
    : {};
  if (route && searching.includes(route.path)) {
    const info = await queryClient.query(descriptiveInfoQuery(transport, hotelId, language));
    const packageId = params['packageId'];
    const isOpenDates = packageId !== undefined && !searchParams.has('checkIn');
    // An offer that is opened without dates is asked for on those of the session, if there is one.
    const wish = isOpenDates && session ? withSession(searchParams, session) : searchParams;
    const search = readSearch(wish, config, hotelToday(info.timeZone, now), chosen.length);
    const question = questionOf(search, currency, chosen, held);
    const isListed = (route.path === '' || route.path === 'packages') && config.hasPackages && config.useOffers;
    const [offers, listed] = await Promise.all([
      route.path === '' || route.path === 'room/:roomId'
        ? ask(queryClient.query(availabilitiesQuery(transport, hotelId, question, language)))
        : undefined,
      isListed || packageId !== undefined
        ? queryClient
            .query(packagesQuery(transport, hotelId, question, language, packageId))
            .catch((error: unknown) => {
              if (packageId !== undefined && isUnknownPackage(error)) instead = homeWith(hotelId, searchParams);
              return undefined;
            })
        : undefined,
    ]);
    found = offers ?? null;
    offer = listed?.packages.find(({ hotelPackageId }) => hotelPackageId === packageId) ?? null;
    const first = isOpenDates ? firstStayOf(offer) : null;
    // The page shows the first stay that can be had; only one that would go on with the dates of a session is led there.
    if (first && session) instead = `${pathname}?${writeSearch(searchParams, { ...search, stay: first }).toString()}`;
    else if (first) {
      const onFirst = questionOf({ ...search, stay: first }, currency, chosen, held);
      const answer = await ask(queryClient.query(packagesQuery(transport, hotelId, onFirst, language, packageId)));
      offer = answer?.packages[0] ?? offer;
    }
    const roomId = params['roomId'];
    if (offers && roomId !== undefined)
      await loadRoom({ queryClient, transport, hotelId, roomId, rooms: info.guestRooms, offers, question, language });
  }
  const [channelId, sessionId, bundleId] = [params['channelId'], params['sessionId'], params['bundleId']];
  if (sessionId !== undefined && bundleId !== undefined)
    await ask(
      queryClient.query(
        bundleQuery(transport, hotelId, { channelId: Number(channelId), sessionId, bundleId }, currency, language),
      ),
    );
  const [reservationId, token] = [searchParams.get('reservationId'), searchParams.get('t')];
  if (route?.path === 'checkout/thank-you' && reservationId && token)
    await ask(queryClient.query(reservationQuery(transport, hotelId, { reservationId, token }, language)));
  if (route && isOfOneReservation(route.path)) {
    const link = { reservationId: params['reservationId'] ?? '', token: tokenIn(searchParams) };
    isGone = link.token === '';
    const note = (error: unknown): void => void (isGone = error instanceof RefusedCall);
    const isPaid = route.path === 'reservation/payment/:reservationId?';
    if (!isGone)
      await Promise.all([
        queryClient.query(reservationQuery(transport, hotelId, link, language)).catch(note),
        isPaid && ask(queryClient.query(reservationPaymentQuery(transport, hotelId, link))),
      ]);
  }
  if (route && isLegal(route.path)) {
    const info = await queryClient.query(descriptiveInfoQuery(transport, hotelId, language));
    isGone = legalTextOf(info, pathname) === undefined;
  }
  if (route?.isOffice)
    await Promise.all([
      ask(queryClient.query(customizationQuery(transport, hotelId))),
      ask(queryClient.query(operatorQuery(transport, hotelId))),
    ]);
  return { instead, isGone, offers: found, offer };
}

function withSession(query: URLSearchParams, session: Session): URLSearchParams {
  const wish = new URLSearchParams(session.query);
  for (const [name, value] of query) wish.set(name, value);
  return wish;
}

/** With dates, guests and language of the address. */
const homeWith = (hotelId: number, query: URLSearchParams): string =>
  query.size === 0 ? `/${hotelId}` : `/${hotelId}?${query.toString()}`;

const isOfOneReservation = (path: ScreenEntry['path']): boolean =>
  path === 'reservation/:reservationId' ||
  path === 'reservation/payment/:reservationId?' ||
  path === 'reservation/:reservationId/change/:roomStayId' ||
  path === 'reservation/:reservationId/change/pay/:changeId';

const isLegal = (path: ScreenEntry['path']): boolean =>
  path === 'customer-account/privacy-policy' || path === 'customer-account/general-terms';

const searching: readonly ScreenEntry['path'][] = ['', 'room/:roomId', 'packages', 'package/:packageId'];

const leaveToScreen = (): void => {};
