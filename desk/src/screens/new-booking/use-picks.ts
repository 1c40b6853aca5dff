import type { DeskOffers } from '@stayfront/contract/desk/search';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { hashKey, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offersQuery, type Asking } from '../../app/data/offers-query.ts';
import { servicesQuery } from '../../app/data/services-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { chosenBesides, type Draft, type Pick } from './draft.ts';
import { chosenServices, findPicked, paidFor, roomTotal, type PickedOffer } from './pick-price.ts';

export type PickNow = {
  readonly pick: Pick;
  /** Undefined while it is asked for, null where it can no longer be had. */
  readonly picked: PickedOffer | null | undefined;
  readonly services: readonly Parameters<typeof chosenServices>[0][number][];
  readonly chosen: ReturnType<typeof chosenServices>;
  readonly total: number;
  /** What it cost when it was chosen, where that is something else by now. */
  readonly before: number | null;
};

const departureOf = ({ arrival, nights }: Asking): string => addDays(stayDate(arrival), nights);
const markOf = ({ roomId, ratePlanId, asked }: Pick): string => `${roomId}.${ratePlanId} ${JSON.stringify(asked)}`;

/** The offers for what is asked now, and each chosen room as it is offered now. */
export function usePicks(draft: Draft, asking: Asking) {
  const { hotelId, language } = useDesk();
  const { guests } = useHouse();
  const transport = useTransport();
  const { active } = draft;
  // The room that is looked at follows what is asked.
  const picks = draft.picks.map((pick, place) => (place === active ? { ...pick, asked: asking } : pick));
  const ask = (asked: Asking, place: number) => {
    const chosen = chosenBesides(picks, place, (pick) => departureOf(pick.asked));
    return offersQuery(transport, hotelId, { ...asked, chosen }, guests, language);
  };
  const found = useQuery(ask(asking, active));
  const [wanted, placeOf] = eachOnce(picks.map((pick, place) => ask(pick.asked, place)));
  const answers = useQueries({ queries: wanted });
  const asked = picks.flatMap((_, place) => answers[placeOf(place)] ?? []);
  const offered = picks.map((pick, place) => {
    const { data, isPlaceholderData = false } = asked[place] ?? {};
    return !data || isPlaceholderData ? undefined : findPicked(data, pick);
  });
  const [lists, listOf] = eachOnce(
    offered.map((picked) =>
      servicesQuery(transport, hotelId, picked?.product.hasServices ? picked.product : null, language),
    ),
  );
  const serviceLists = useQueries({ queries: lists });
  const [told, setTold] = useState<Readonly<Record<string, number>>>({});
  const now = picks.map((pick, place): PickNow => {
    const picked = offered[place];
    const services = (serviceLists[listOf(place)]?.data?.services ?? []).filter(
      ({ included, required }) => !included && !required,
    );
    const chosen = chosenServices(services, pick);
    const first = told[markOf(pick)];
    const total = picked ? roomTotal(picked, pick) + chosen.reduce((sum, one) => sum + one.total, 0) : 0;
    const hasChanged = picked && first !== undefined && first !== paidFor(picked.product);
    return { pick, picked, services, chosen, total, before: hasChanged ? first : null };
  });
  const untold = now.filter(({ pick, picked }) => picked && told[markOf(pick)] === undefined);
  const tellAll = (those: readonly PickNow[]): void =>
    setTold((before) => ({
      ...before,
      ...Object.fromEntries(
        those.flatMap(({ pick, picked }) => (picked ? [[markOf(pick), paidFor(picked.product)]] : [])),
      ),
    }));
  if (untold.length > 0) tellAll(untold);
  return {
    found,
    picks: now,
    /** Somebody has seen already what each of them costs, of which the answer is on its way. */
    isKnown: now.every(({ pick, picked }) => picked !== undefined || told[markOf(pick)] !== undefined),
    /** The price of one could not be had. */
    hasFailed: asked.some(({ isError, isFetching }) => isError && !isFetching),
    /** Takes the prices as they are now. */
    takePrices: () => tellAll(now),
    /** Asks again for all offers; says whether the chosen ones are still what they were. */
    askAgain: async (): Promise<boolean> => {
      const again = await Promise.all(asked.map((one) => one.refetch()));
      return again.every(({ data, isError }, place) => {
        const [pick, before] = [picks[place], offered[place]];
        if (isError || !pick || !before) return true;
        const picked = data && findPicked(data, pick);
        return picked !== null && picked !== undefined && paidFor(picked.product) === paidFor(before.product);
      });
    },
    isOver: (now: number): boolean => asked.some(({ data }) => data !== undefined && isOver(data, now)),
  };
}

/** Two rooms of a kind ask the same, which is asked once. */
function eachOnce<Query extends { readonly queryKey: readonly unknown[] }>(
  queries: readonly Query[],
): [Query[], (place: number) => number] {
  const keys = queries.map(({ queryKey }) => hashKey(queryKey));
  const first = [...new Set(keys)];
  return [first.flatMap((key) => queries[keys.indexOf(key)] ?? []), (place) => first.indexOf(keys[place] ?? '')];
}

const isOver = ({ validUntil }: DeskOffers, now: number): boolean => Date.parse(validUntil) <= now + 5_000;
