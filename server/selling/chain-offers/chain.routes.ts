import {
  getHotelChainAvailabilities,
  getHotelChainConfig,
  type HotelChainAvailabilities,
} from '@stayfront/contract/chain';
import { guestsOf } from '@stayfront/contract/party';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { jsonBytes } from '../../platform/http/json-bytes.ts';
import { PreparedAnswer } from '../../platform/http/prepared-answer.ts';
import type { CountedVisits } from '../demand/counted-visits.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';
import { bestPrice } from './best-price.ts';
import { chainCircumstances, isStill, type RememberedChains } from './remembered-chains.ts';
import type { Chain } from '../../property/chain/chain.ts';
import { describeChain } from '../../property/chain/describe-chain.ts';

type Deps = OfferDeps & {
  /** Absent where nobody is counted. */
  readonly visits?: CountedVisits;
  readonly chains: RememberedChains;
  now(): Instant;
};

export const chainRoutes = (deps: Deps): Served[] => {
  const hotelsOf = async ({ hotelIds }: Chain): Promise<Hotel[]> =>
    (await Promise.all(hotelIds.map((id) => deps.snapshots.hotel(id)))).filter((hotel) => hotel !== null);
  return [
    serve(getHotelChainConfig, async ({ params, query }) => {
      const chain = await deps.snapshots.chain(params.chainId);
      return chain ? describeChain(chain, await hotelsOf(chain), query.lang) : refuse('chain.unknown');
    }),
    serve(getHotelChainAvailabilities, async ({ params, query }, { visit }) => {
      const chain = await deps.snapshots.chain(params.chainId);
      if (!chain) return refuse('chain.unknown');
      const stay = { arrival: query.checkIn, departure: query.checkOut };
      const guests = guestsOf(query);
      const members = await hotelsOf(chain);
      // Who names no currency compares in that of the first hotel, whose look the chain's page has too.
      const currency = query.currency ?? members[0]?.document.currency ?? 'EUR';
      const input = { stay, guests, currency, isCurrencyAsked: query.currency !== undefined };
      const { visits } = deps;
      // Each house that is shown was asked for; who opens one of them afterwards has asked it once.
      const noteAt = (hotel: Hotel) => (reason: DemandReason | null) => {
        if (!visit?.namesDays || !visits) return;
        const asked = { stay, guests, language: '' };
        const turnedAway = reason && { reason, asked: null };
        visits.noteSearch(hotel, visit, asked, turnedAway, deps.now());
        visit.toldAgain?.((other, then) => visits.noteSearch(hotel, other, asked, turnedAway, then));
      };
      const now = deps.now();
      const circumstances = chainCircumstances(deps, chain, members, stay, now);
      const asked = JSON.stringify(input);
      const remembered = circumstances && deps.chains.find(circumstances, asked);
      if (remembered) {
        for (const [hotel, reason] of remembered.reasons) noteAt(hotel)(reason);
        return new PreparedAnswer(remembered.json);
      }
      const reasons = new Map<Hotel, DemandReason | null>();
      const note = (hotel: Hotel) => (reason: DemandReason | null) => {
        reasons.set(hotel, reason);
        noteAt(hotel)(reason);
      };
      const answers = await Promise.all(members.map((hotel) => bestPrice(deps, hotel, input, now, note(hotel))));
      const hotels: HotelChainAvailabilities['hotels'] = [];
      for (const answer of answers) {
        if (isRefusal(answer)) return answer;
        hotels.push(answer);
      }
      const json = jsonBytes({ checkIn: stay.arrival, checkOut: stay.departure, hotels });
      if (circumstances && isStill(circumstances)) deps.chains.keep(circumstances, asked, { json, reasons });
      return new PreparedAnswer(json);
    }),
  ];
};
