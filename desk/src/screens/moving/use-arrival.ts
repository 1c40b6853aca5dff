import { RefusedCall } from '@stayfront/contract/call';
import {
  checkArrival,
  finishArrival,
  sendArrivalPiece,
  type ArchiveFault,
  type CheckedArrival,
} from '@stayfront/contract/desk/archive';
import { mostPieces, pieceBytes } from '@stayfront/rules/archive/arrival-pieces';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readBase64 } from '../../app/data/read-base64.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

export type ArrivalTrouble =
  | { readonly kind: 'too-large' | 'not-yours' | 'taken' | 'too-often' | 'lost' | 'no-answer' }
  | { readonly kind: 'faulty'; readonly faults: readonly ArchiveFault[] };

/** Sends an archive in pieces, has it tried, and makes a hotel of it. What was sent is not sent again after no answer. */
export function useArrival() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const [share, setShare] = useState<number | null>(null);
  const sent = useRef<{ file: File; arrivalId: string; pieces: number; next: number } | null>(null);
  const send = async (file: File): Promise<{ arrivalId: string; pieces: number }> => {
    const pieces = Math.max(1, Math.ceil(file.size / pieceBytes));
    if (pieces > mostPieces) throw new TooLarge();
    if (sent.current?.file !== file) sent.current = { file, arrivalId: newId(), pieces, next: 0 };
    const going = sent.current;
    const { arrivalId } = going;
    for (; going.next < pieces; going.next += 1) {
      setShare(going.next / pieces);
      const place = going.next;
      const bytes = await readBase64(file.slice(place * pieceBytes, (place + 1) * pieceBytes));
      await transport(sendArrivalPiece, { params: { hotelId, arrivalId, place }, query: {}, body: { bytes } });
    }
    setShare(null);
    return { arrivalId, pieces };
  };
  const checking = useMutation({
    mutationFn: async (file: File): Promise<CheckedArrival> => {
      const { arrivalId, pieces } = await send(file);
      return transport(checkArrival, { params: { hotelId, arrivalId }, query: {}, body: { pieces } });
    },
    onSettled: () => setShare(null),
    onError: (error) => {
      // What is there no longer is sent anew.
      if (error instanceof RefusedCall && error.problem.code !== 'too_many_requests') sent.current = null;
    },
  });
  const making = useMutation({
    mutationFn: async () => {
      const { current } = sent;
      if (!current) throw new Error('No archive has been sent');
      const { arrivalId, pieces } = current;
      return transport(finishArrival, { params: { hotelId, arrivalId }, query: {}, body: { pieces } });
    },
  });
  const error = making.error ?? checking.error;
  return { checking, making, share, trouble: error ? troubleOf(error) : null };
}

class TooLarge extends Error {}

const newId = (): string => crypto.randomUUID().replaceAll('-', '');

function troubleOf(error: Error): ArrivalTrouble {
  if (error instanceof TooLarge) return { kind: 'too-large' };
  if (!(error instanceof RefusedCall)) return { kind: 'no-answer' };
  const { code, details } = error.problem;
  if (code === 'arrival.faulty') return { kind: 'faulty', faults: (details?.['faults'] ?? []) as ArchiveFault[] };
  const kinds = {
    'beginning.not_yours': 'not-yours',
    'arrival.taken': 'taken',
    'arrival.unknown': 'lost',
    too_many_requests: 'too-often',
  } as const;
  return { kind: kinds[code as keyof typeof kinds] ?? 'no-answer' };
}
