import type { Transport } from '@stayfront/contract/call';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { availabilitiesQuery, descriptiveInfoQuery, reservationQuery } from '../data/queries.ts';
import { questionOf } from '../flow/question.ts';
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
  readonly currency: CurrencyCode;
  readonly now: Instant;
};

/** Asks beforehand what the screen is going to ask. What fails here is asked again, and shown, by the screen itself. */
export async function loadScreen(request: ScreenRequest): Promise<void> {
  const { queryClient, transport, config, route, pathname, searchParams, language, currency, now } = request;
  if (config.isInMaintenance) return;
  if (route?.path === '' || route?.path === 'room/:roomId') {
    const info = await queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language));
    const search = readSearch(searchParams, config, hotelToday(info.timeZone, now));
    const question = questionOf(search, currency, []);
    const offers = await queryClient
      .query(availabilitiesQuery(transport, config.hotelId, question, language))
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
        question,
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
