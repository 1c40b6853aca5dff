import type { Transport } from '@stayfront/contract/call';
import { getPaymentAccount } from '@stayfront/contract/desk/payment-account';
import { queryOptions } from '@tanstack/react-query';

export const paymentAccountKey = (hotelId: number) => ['payment-account', hotelId] as const;

/** With which provider the hotel has an account, and which fields are set. */
export const paymentAccountQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: paymentAccountKey(hotelId),
    queryFn: () => transport(getPaymentAccount, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: 30_000,
  });
