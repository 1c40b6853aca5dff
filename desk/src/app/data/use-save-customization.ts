import { sendCustomizationData, type Customization } from '@stayfront/contract/customization';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';

/** Saves a look over the version that was looked at; over another one nothing is written. */
export function useSaveCustomization(hotelId: number) {
  const transport = useTransport();
  return useMutation({
    mutationFn: (wish: { version: number; customization: Customization }) =>
      transport(sendCustomizationData, { params: { hotelId }, query: {}, body: wish }),
  });
}
