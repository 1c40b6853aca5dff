import type { Transport } from '@stayfront/contract/call';
import { getDemand, getFunnel } from '@stayfront/contract/desk/demand';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { queryOptions } from '@tanstack/react-query';

/** Days on which guests searched. */
export type SearchedDays = { readonly from: StayDate; readonly to: StayDate };

export const demandQuery = (transport: Transport, hotelId: number, query: SearchedDays) =>
  queryOptions({
    queryKey: ['demand', hotelId, query],
    queryFn: ({ signal }) => transport(getDemand, { params: { hotelId }, query, body: undefined }, { signal }),
  });

export const funnelQuery = (transport: Transport, hotelId: number, query: SearchedDays) =>
  queryOptions({
    queryKey: ['funnel', hotelId, query],
    queryFn: ({ signal }) => transport(getFunnel, { params: { hotelId }, query, body: undefined }, { signal }),
  });
