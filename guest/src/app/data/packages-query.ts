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

/** Packages have their own price: codes are not asked for. */
export const packagesQuestion = (question: Question): Question => ({ ...question, promoCode: null });

/** The same as an address says it. Nobody is told of children who do not come: a server of the release before knows none. */
export function packagesQueryOf(question: Question, lang: SpokenLanguage) {
  const { nbChildren, nbInfants, ...query } = searchQueryOf(packagesQuestion(question), lang);
  return { ...query, ...(nbChildren > 0 ? { nbChildren } : {}), ...(nbInfants > 0 ? { nbInfants } : {}) };
}

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
    queryFn: ({ signal }) =>
      transport(
        getPackagesAvailabilities,
        {
          params: { hotelId },
          query: {
            ...packagesQueryOf(question, lang),
            ...(hotelPackageId === undefined ? {} : { hotelPackageId }),
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });
