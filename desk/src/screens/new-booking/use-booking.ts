import { RefusedCall } from '@stayfront/contract/call';
import { bookForHotel } from '@stayfront/contract/desk/booking';
import type { RouteAnswer } from '@stayfront/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';
import type { Faults } from './use-faults.ts';
import { useRefusalWords } from './use-refusal-words.ts';

type Sent = NonNullable<Draft['sent']>;
export type Booked = RouteAnswer<typeof bookForHotel> & { readonly sent: Sent['body'] };

const staleOffers = new Set(['quote.expired', 'quote.invalid', 'price.changed', 'rate.changed', 'sold_out']);

/**
 * Sends a booking. While nobody has answered it stays in the draft with its key: what is sent again is exactly that, so
 * that it is booked once, whichever of the two got through.
 */
export function useBooking(
  change: ChangeDraft,
  onRefused: (isStale: boolean) => void,
  onBooked: (booked: Booked) => void,
) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const wordsOf = useRefusalWords();
  const [faults, setFaults] = useState<Faults>({});
  const sending = useMutation({
    mutationFn: ({ key, body }: Sent) =>
      transport(bookForHotel, { params: { hotelId }, query: {}, body }, { idempotencyKey: key }),
    onMutate: (sent) => {
      setFaults({});
      change({ sent });
    },
    onSuccess: (answer, sent) => {
      onBooked({ ...answer, sent: sent.body });
      // Whoever looks at a day or a list next sees it there.
      void client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first !== 'house' && first !== 'services',
      });
    },
    onError: (error) => {
      if (!(error instanceof RefusedCall)) return;
      change({ sent: null });
      setFaults(wordsOf(error.problem));
      onRefused(staleOffers.has(error.problem.code));
    },
  });
  return {
    faults,
    setFaults,
    isSending: sending.isPending,
    send: (sent: Sent): void => sending.mutate(sent),
  };
}
