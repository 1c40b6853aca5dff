import type { Transport } from '@stayfront/contract/call';
import { describeHousePolicy } from '@stayfront/contract/desk/house/policy';
import type { RouteInput } from '@stayfront/contract/route';
import { queryOptions, skipToken } from '@tanstack/react-query';

type Asked = RouteInput<typeof describeHousePolicy>['body'];

/** The words of a policy that is being written. The same policy says the same for a minute: days go by. */
export const policyWordsQuery = (transport: Transport, hotelId: number, body: Asked | null) =>
  queryOptions({
    queryKey: ['policy-words', hotelId, body],
    queryFn: body
      ? ({ signal }) => transport(describeHousePolicy, { params: { hotelId }, query: {}, body }, { signal })
      : skipToken,
    staleTime: 60_000,
  });
