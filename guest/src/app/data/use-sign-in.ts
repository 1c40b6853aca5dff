import { signInOperator } from '@stayfront/contract/operator';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';

/** Uses a sign-in link up. The session comes as a cookie that no script sees. */
export function useSignIn(hotelId: number) {
  const transport = useTransport();
  return useMutation({
    mutationFn: (token: string) => transport(signInOperator, { params: { hotelId }, query: {}, body: { token } }),
  });
}
