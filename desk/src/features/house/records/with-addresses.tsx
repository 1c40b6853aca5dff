import type { HouseAddresses } from '@stayfront/contract/desk/house/addresses';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { houseAddressesQuery } from '../../../app/data/house-addresses-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { NoAnswer } from '../../frame/no-answer.tsx';

/** What an installation is reached by, once it is known; records are held against it. */
export function WithAddresses({ children }: { children: (addresses: HouseAddresses) => ReactNode }) {
  const { hotelId } = useDesk();
  const { data, error, refetch } = useQuery(houseAddressesQuery(useTransport(), hotelId));
  if (data) return children(data);
  return error ? <NoAnswer onAgain={() => void refetch()} /> : <Skeleton height="200px" />;
}
