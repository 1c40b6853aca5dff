import type { Transport } from '@stayfront/contract/call';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useMoneyRefusal, type RefusedAt } from './use-money-refusal.ts';
import { useReadAgain } from './use-read-again.ts';

type Named = { readonly hotelId: number; readonly reservationId: string };
type Send<Wish, Answer> = (
  transport: Transport,
  params: Named,
  wish: Wish,
  extra: { readonly idempotencyKey: string },
) => Promise<Answer>;

interface MoneyAct<Wish, Answer> {
  reservationId: string;
  send: Send<Wish, Answer>;
  onDone: (answer: Answer, wish: Wish) => void;
}

/** Moves money: the same wish, sent again after no answer, moves it once. All that shows it is read again either way. */
export function useMoneyAct<Wish, Answer>({ reservationId, send, onDone }: MoneyAct<Wish, Answer>) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const readAgain = useReadAgain(reservationId);
  const refusalOf = useMoneyRefusal();
  const { keyOf, done } = useRequestKey();
  const acting = useMutation({
    mutationFn: (wish: Wish) => send(transport, { hotelId, reservationId }, wish, { idempotencyKey: keyOf(wish) }),
    onSuccess: (answer, wish) => {
      done();
      onDone(answer, wish);
    },
    onSettled: readAgain,
  });
  const refusal = refusalOf(acting.error);
  return {
    act: (wish: Wish): void => acting.mutate(wish),
    isPending: acting.isPending,
    /** Why not, if it is said there. */
    refusedAt: (at: RefusedAt): string | undefined => (refusal?.at === at ? refusal.text : undefined),
    /** What was refused is changed: the refusal is of before. */
    forget: (): void => {
      if (acting.error) acting.reset();
    },
  };
}
