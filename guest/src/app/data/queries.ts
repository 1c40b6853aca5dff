import { getCalendar } from '@stayfront/contract/calendar';
import type { Transport } from '@stayfront/contract/call';
import { getConfig, getDescriptiveInfo } from '@stayfront/contract/hotel';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { partyQueryOf } from '@stayfront/contract/party';
import { getReservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Guests } from '@stayfront/rules/stay/guests';
import { queryOptions } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import type { Question } from '../flow/question.ts';

// Content changes when the hotel edits it; prices are quoted for 20 minutes and asked for again well before that.
export const contentStays = 10 * 60_000;
export const pricesStay = 5 * 60_000;

/** A question as the API is asked it. */
export const searchQueryOf = ({ stay, guests, currency, promoCode, chosen, held }: Question, lang: SpokenLanguage) => ({
  checkIn: stay.arrival,
  checkOut: stay.departure,
  ...partyQueryOf(guests),
  currency,
  ...(promoCode === null ? {} : { promoCode }),
  ...(chosen === '' ? {} : { chosen }),
  ...(held === null ? {} : { held }),
  lang,
});

export const configQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['config', hotelId],
    queryFn: () => transport(getConfig, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: contentStays,
  });

export const descriptiveInfoQuery = (transport: Transport, hotelId: number, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: ['descriptive-info', hotelId, lang],
    queryFn: () => transport(getDescriptiveInfo, { params: { hotelId }, query: { lang }, body: undefined }),
    staleTime: contentStays,
  });

export const availabilitiesQuery = (transport: Transport, hotelId: number, question: Question, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: ['availabilities', hotelId, question, lang] as const,
    queryFn: ({ signal }) =>
      transport(
        getRoomsAvailabilities,
        {
          params: { hotelId },
          query: searchQueryOf(question, lang),
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });

/** All bookable days in one answer, for one size of party: the hotel's, or those of one package. */
export const calendarQuery = (
  transport: Transport,
  hotelId: number,
  guests: Guests,
  currency: CurrencyCode,
  hotelPackageId?: string,
) =>
  queryOptions({
    queryKey: ['calendar', hotelId, guests, currency, hotelPackageId ?? null],
    queryFn: ({ signal }) =>
      transport(
        getCalendar,
        {
          params: { hotelId },
          query: {
            ...partyQueryOf(guests),
            currency,
            ...(hotelPackageId === undefined ? {} : { hotelPackageId }),
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });

export const reservationQuery = (
  transport: Transport,
  hotelId: number,
  link: { reservationId: string; token: string },
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['reservation', hotelId, link.reservationId, lang],
    queryFn: () =>
      transport(getReservation, {
        params: { hotelId, reservationId: link.reservationId },
        query: { t: link.token, lang },
        body: undefined,
      }),
    staleTime: contentStays,
  });
