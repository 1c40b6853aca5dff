import { RefusedCall } from '@stayfront/contract/call';
import {
  checkArrival,
  finishArrival,
  forgetArrival,
  sendArrivalPiece,
  type Arrival,
} from '@stayfront/contract/desk/archive';
import { mostPieces, pieceBytes } from '@stayfront/rules/archive/arrival-pieces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { arrivalsKey, arrivalsQuery } from '../../app/data/moving-queries.ts';
import { readBase64 } from '../../app/data/read-base64.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

export type ArrivalTrouble = 'too-large' | 'not-yours' | 'taken' | 'too-often' | 'lost' | 'no-answer';

export type ArrivalWish = 'bring' | 'forget';

const none: Arrival[] = [];

/**
 * Sends an archive in pieces and has it tried; how far it is and what was found is the server's to tell, in every tab. What
 * was sent is not sent again after no answer.
 */
export function useArrival() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const arrivals = useQuery(arrivalsQuery(transport, hotelId));
  const [share, setShare] = useState<number | null>(null);
  const going = useRef<{ file: File; arrivalId: string; pieces: number; next: number } | null>(null);
  const put = (arrival: Arrival): unknown =>
    client.setQueryData<Arrival[]>(arrivalsKey(hotelId), (known = []) => [
      arrival,
      ...known.filter(({ arrivalId }) => arrivalId !== arrival.arrivalId),
    ]);
  const drop = (arrivalId: string): unknown =>
    client.setQueryData<Arrival[]>(arrivalsKey(hotelId), (known = []) =>
      known.filter((one) => one.arrivalId !== arrivalId),
    );
  const sending = useMutation({
    mutationFn: async (file: File): Promise<Arrival> => {
      const pieces = Math.max(1, Math.ceil(file.size / pieceBytes));
      if (pieces > mostPieces) throw new TooLarge();
      if (going.current?.file !== file)
        going.current = { file, arrivalId: crypto.randomUUID().replaceAll('-', ''), pieces, next: 0 };
      const one = going.current;
      const { arrivalId } = one;
      for (; one.next < pieces; one.next += 1) {
        setShare(one.next / pieces);
        const place = one.next;
        const bytes = await readBase64(file.slice(place * pieceBytes, (place + 1) * pieceBytes));
        await transport(sendArrivalPiece, { params: { hotelId, arrivalId, place }, query: {}, body: { bytes } });
      }
      const body = { pieces, name: file.name.slice(0, 120) };
      return transport(checkArrival, { params: { hotelId, arrivalId }, query: {}, body });
    },
    onSettled: () => setShare(null),
    onSuccess: (arrival) => {
      going.current = null;
      put(arrival);
    },
    onError: (error) => {
      // What is there no longer is sent anew.
      if (error instanceof RefusedCall && error.problem.code !== 'too_many_requests') going.current = null;
    },
  });
  const asked = useMutation({
    mutationFn: ({ arrival, wish }: { arrival: Arrival; wish: ArrivalWish }): Promise<unknown> => {
      const { arrivalId, pieces } = arrival;
      const params = { hotelId, arrivalId };
      if (wish === 'bring') return transport(finishArrival, { params, query: {}, body: { pieces } }).then(put);
      return transport(forgetArrival, { params, query: {}, body: undefined }).then(() => drop(arrivalId));
    },
    onSettled: () => client.invalidateQueries({ queryKey: arrivalsKey(hotelId) }),
  });
  const error = asked.error ?? sending.error;
  return {
    arrivals: arrivals.data ?? none,
    isLost: arrivals.isError,
    sending,
    asked,
    share,
    trouble: error ? troubleOf(error) : null,
  };
}

class TooLarge extends Error {}

function troubleOf(error: Error): ArrivalTrouble {
  if (error instanceof TooLarge) return 'too-large';
  if (!(error instanceof RefusedCall)) return 'no-answer';
  const kinds = {
    'beginning.not_yours': 'not-yours',
    'arrival.taken': 'taken',
    'arrival.unknown': 'lost',
    too_many_requests: 'too-often',
  } as const;
  return kinds[error.problem.code as keyof typeof kinds] ?? 'no-answer';
}
