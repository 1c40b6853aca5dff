import { signOutOperator } from '@stayfront/contract/operator';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';

/** Ends the session of whoever is signed in. */
export function useSignOut(hotelId: number) {
  const transport = useTransport();
  return useMutation({
    mutationFn: () => transport(signOutOperator, { params: { hotelId }, query: {}, body: undefined }),
  });
}
