import type { Transport } from '@stayfront/contract/call';
import { getUpgrades, getUpsell, type Product } from '@stayfront/contract/offer';
import { queryOptions } from '@tanstack/react-query';
import type { Question } from '../flow/question.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay, searchQueryOf } from './queries.ts';

type Chosen = { readonly roomId: string; readonly product: Product };

const net = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;

/** The same room at rates that give more than the chosen one. */
export const upgradesQuery = (
  transport: Transport,
  hotelId: number,
  question: Question,
  { roomId, product }: Chosen,
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['upgrades', hotelId, question, roomId, product.ratePlanCode, net(product), lang],
    queryFn: ({ signal }) =>
      transport(
        getUpgrades,
        {
          params: { hotelId },
          query: { ...searchQueryOf(question, lang), roomId, ratePlanCode: product.ratePlanCode, price: net(product) },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });

/** Better rooms at the rate of the chosen one. */
export const upsellQuery = (
  transport: Transport,
  hotelId: number,
  question: Question,
  { product }: Omit<Chosen, 'roomId'>,
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['upsell', hotelId, question, product.ratePlanCode, net(product), lang],
    queryFn: ({ signal }) =>
      transport(
        getUpsell,
        {
          params: { hotelId },
          query: { ...searchQueryOf(question, lang), ratePlanCode: product.ratePlanCode, price: net(product) },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });
