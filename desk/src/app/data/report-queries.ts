import type { Transport } from '@stayfront/contract/call';
import { getMoneyReport, getReportMovements } from '@stayfront/contract/report/money-report';
import { getPickup } from '@stayfront/contract/report/pickup';
import { getReportMail } from '@stayfront/contract/report/report-mail';
import { getReport } from '@stayfront/contract/report/report';
import { getReportReservations } from '@stayfront/contract/report/report-reservations';
import type { RouteCall } from '@stayfront/contract/route';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ReportQuery = Required<RouteCall<typeof getReport>['query']>;

export const reportQuery = (transport: Transport, hotelId: number, query: ReportQuery) =>
  queryOptions({
    queryKey: ['report', hotelId, query],
    queryFn: ({ signal }) => transport(getReport, { params: { hotelId }, query, body: undefined }, { signal }),
    placeholderData: keepPreviousData,
  });

export const pickupQuery = (transport: Transport, hotelId: number, since: string | null) =>
  queryOptions({
    queryKey: ['pickup', hotelId, since],
    queryFn: ({ signal }) =>
      transport(getPickup, { params: { hotelId }, query: since ? { since } : {}, body: undefined }, { signal }),
    placeholderData: keepPreviousData,
  });

type Span = { readonly from: string; readonly to: string };

export const moneyReportQuery = (transport: Transport, hotelId: number, { from, to }: Span) =>
  queryOptions({
    queryKey: ['money-report', hotelId, from, to],
    queryFn: ({ signal }) =>
      transport(getMoneyReport, { params: { hotelId }, query: { from, to }, body: undefined }, { signal }),
    placeholderData: keepPreviousData,
  });

export type BehindQuery = Omit<RouteCall<typeof getReportReservations>['query'], 'cursor' | 'limit'>;

/** The stays behind a figure, page by page. */
export const behindQuery = (transport: Transport, hotelId: number, query: BehindQuery) =>
  infiniteQueryOptions({
    queryKey: ['report-stays', hotelId, query],
    queryFn: ({ pageParam }) =>
      transport(getReportReservations, {
        params: { hotelId },
        query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        body: undefined,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });

export const movementsQuery = (transport: Transport, hotelId: number, query: Span & { readonly way?: string }) =>
  queryOptions({
    queryKey: ['report-movements', hotelId, query],
    queryFn: ({ signal }) => transport(getReportMovements, { params: { hotelId }, query, body: undefined }, { signal }),
  });

/** Whether one gets the report by mail oneself. */
export const reportMailQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['report-mail', hotelId],
    queryFn: ({ signal }) => transport(getReportMail, { params: { hotelId }, query: {}, body: undefined }, { signal }),
  });
