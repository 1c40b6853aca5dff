import type { Transport } from '@stayfront/contract/call';
import { listSystemDeliveries, listSystemMessages } from '@stayfront/contract/desk/system-messages';
import { listSystems } from '@stayfront/contract/desk/systems';
import type { RouteAnswer } from '@stayfront/contract/route';
import { queryOptions } from '@tanstack/react-query';

export type ConnectedSystems = RouteAnswer<typeof listSystems>;

export const systemsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['connections', hotelId, 'systems'],
    queryFn: ({ signal }) => transport(listSystems, { params: { hotelId }, query: {}, body: undefined }, { signal }),
  });

/** The newest messages of a system. */
export const systemMessagesQuery = (transport: Transport, hotelId: number, systemId: string) =>
  queryOptions({
    queryKey: ['messages', hotelId, 'system', systemId],
    queryFn: ({ signal }) =>
      transport(listSystemMessages, { params: { hotelId }, query: { systemId }, body: undefined }, { signal }),
  });

/** Bookings that it has still to take, or would not take. */
export const systemDeliveriesQuery = (transport: Transport, hotelId: number, systemId: string) =>
  queryOptions({
    queryKey: ['messages', hotelId, 'deliveries', systemId],
    queryFn: ({ signal }) =>
      transport(listSystemDeliveries, { params: { hotelId }, query: { systemId }, body: undefined }, { signal }),
  });
