import { sendLostLinks } from '@stayfront/contract/link';
import { useMutation } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';

/** Asks for the links of a guest's bookings. The answer is the same whether or not there are any. */
export function useLostLinks(hotelId: number, lang: SpokenLanguage) {
  const transport = useTransport();
  return useMutation({
    mutationFn: (email: string) =>
      transport(sendLostLinks, { params: { hotelId }, query: {}, body: { email: email.trim(), lang } }),
  });
}
