import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { queryOptions } from '@tanstack/react-query';
import { refusedAs, type Refusals } from '../flow/refused-as.ts';
import type { Question } from '../flow/question.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay, searchQueryOf } from './queries.ts';

const ways: Refusals<typeof getPackagesAvailabilities, 'unknown' | 'failed'> = {
  'package.unknown': 'unknown',
  'hotel.unknown': 'failed',
  'hotel.maintenance': 'failed',
  'date.past': 'failed',
  'date.range': 'failed',
  'guests.bounds': 'failed',
  'currency.unsupported': 'failed',
};

/** An id that cannot be one is refused by its shape, and is as unknown as any other. */
export const isUnknownPackage = (error: unknown): boolean =>
  refusedAs(error, ways) === 'unknown' ||
  (error instanceof RefusedCall && error.problem.errors?.some(({ field }) => field === 'hotelPackageId') === true);

/** Packages are for adults and have their own price: children and codes are not asked for. */
export const packagesQuestion = (question: Question): Question => ({
  ...question,
  guests: { adults: question.guests.adults, children: 0, infants: 0 },
  promoCode: null,
});

/** The public packages for a stay, or one package by its id. */
export const packagesQuery = (
  transport: Transport,
  hotelId: number,
  question: Question,
  lang: SpokenLanguage,
  hotelPackageId?: string,
) =>
  queryOptions({
    queryKey: ['packages', hotelId, packagesQuestion(question), lang, hotelPackageId ?? null] as const,
    queryFn: ({ signal }) => {
      const { nbChildren: _, nbInfants: __, ...query } = searchQueryOf(packagesQuestion(question), lang);
      return transport(
        getPackagesAvailabilities,
        {
          params: { hotelId },
          query: { ...query, ...(hotelPackageId === undefined ? {} : { hotelPackageId }) },
          body: undefined,
        },
        { signal },
      );
    },
    staleTime: pricesStay,
  });
