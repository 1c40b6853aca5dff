import { resetCustomization } from '@stayfront/contract/customization';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';

/** Goes back to the look the hotel came with. */
export function useResetCustomization(hotelId: number) {
  const transport = useTransport();
  return useMutation({
    mutationFn: () => transport(resetCustomization, { params: { hotelId }, query: {}, body: undefined }),
  });
}
