import { partyOf } from '@stayfront/contract/party';
import { askToWait } from '@stayfront/contract/waiting';
import { useMutation } from '@tanstack/react-query';
import type { Search } from '../flow/search.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { useTransport } from './transport.tsx';

type Wish = {
  readonly email: string;
  /** The one kind of room that will do; absent, any. */
  readonly guestRoomId?: string | undefined;
};

/** Asks to be told when a room comes free. The answer is the same for every address. */
export function useAskToWait(hotelId: number, lang: SpokenLanguage, { stay, guests }: Pick<Search, 'stay' | 'guests'>) {
  const transport = useTransport();
  return useMutation({
    mutationFn: ({ email, guestRoomId }: Wish) =>
      transport(askToWait, {
        params: { hotelId },
        query: {},
        body: {
          email: email.trim(),
          lang,
          checkIn: stay.arrival,
          checkOut: stay.departure,
          ...partyOf(guests),
          ...(guestRoomId === undefined ? {} : { guestRoomId }),
        },
      }),
  });
}
