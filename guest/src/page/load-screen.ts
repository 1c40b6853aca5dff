import type { Transport } from '@stayfront/contract/call';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { availabilitiesQuery, descriptiveInfoQuery, reservationQuery } from '../data/queries.ts';
import { hotelToday, readSearch } from '../flow/search.ts';
import type { SpokenLanguage } from '../i18n/languages.ts';
import { loadRoom } from '../screens/room/load-room.ts';
import type { ScreenEntry } from './screen-table.ts';

type ScreenRequest = {
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly config: HotelConfig;
  readonly route: ScreenEntry | null;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly language: SpokenLanguage;
  readonly now: Instant;
};

/** Asks beforehand what the screen is going to ask. What fails here is asked again, and shown, by the screen itself. */
export async function loadScreen(request: ScreenRequest): Promise<void> {
  const { queryClient, transport, config, route, pathname, searchParams, language, now } = request;
  if (config.isInMaintenance) return;
  if (route?.path === '' || route?.path === 'room/:roomId') {
    const info = await queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language));
    const search = readSearch(searchParams, config, hotelToday(info.timeZone, now));
    const offers = await queryClient
      .query(availabilitiesQuery(transport, config.hotelId, search, language))
      .catch(leaveToScreen);
    const { roomId } = matchPath('/:hotelId/room/:roomId', pathname)?.params ?? {};
    if (offers && roomId !== undefined)
      await loadRoom({
        queryClient,
        transport,
        hotelId: config.hotelId,
        roomId,
        rooms: info.guestRooms,
        offers,
        search,
        language,
      });
  }
  const [reservationId, token] = [searchParams.get('reservationId'), searchParams.get('t')];
  if (route?.path === 'checkout/thank-you' && reservationId && token)
    await queryClient
      .query(reservationQuery(transport, config.hotelId, { reservationId, token }, language))
      .catch(leaveToScreen);
}

const leaveToScreen = (): void => {};
