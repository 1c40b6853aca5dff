import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { queryOptions } from '@tanstack/react-query';
import type { Question } from '../flow/question.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

/** An id that cannot be one is refused by its shape, and is as unknown as any other. */
export const isUnknownPackage = (error: unknown): boolean =>
  error instanceof RefusedCall && (error.problem.code === 'package.unknown' || error.problem.status === 400);

/** The public packages for a stay, or one package by its id. Packages are for adults: children are not asked for. */
export const packagesQuery = (
  transport: Transport,
  hotelId: number,
  { stay, guests, currency }: Pick<Question, 'stay' | 'guests' | 'currency'>,
  lang: SpokenLanguage,
  hotelPackageId?: string,
) =>
  queryOptions({
    queryKey: ['packages', hotelId, stay, guests.adults, currency, lang, hotelPackageId ?? null] as const,
    queryFn: ({ signal }) =>
      transport(
        getPackagesAvailabilities,
        {
          params: { hotelId },
          query: {
            checkIn: stay.arrival,
            checkOut: stay.departure,
            nbAdults: guests.adults,
            currency,
            lang,
            ...(hotelPackageId === undefined ? {} : { hotelPackageId }),
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });
