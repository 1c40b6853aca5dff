import { nextPoll } from '@stayfront/rules/payment/status-polling';
import { useEffect, useState } from 'react';
import type { TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import type { HeldReservation } from '../../app/data/use-ask-status.ts';

/** Open: asked often enough, and still nobody knows. */
type WatchedPayment = 'waiting' | 'success' | 'fail' | 'open';

/** Asks about a pending payment until it is settled, or until it is time to stop. */
export function useWatchPayment(
  askStatus: (held: HeldReservation) => Promise<TransactionStatus>,
  { reservationId, token }: HeldReservation,
  first: 'after-a-while' | 'at-once' = 'after-a-while',
): WatchedPayment {
  const [outcome, setOutcome] = useState<WatchedPayment>('waiting');
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAfter = (tries: number): void => {
      const pause = nextPoll(tries);
      if (pause === null) setOutcome('open');
      else timer = setTimeout(() => void ask(tries + 1), pause);
    };
    const ask = async (tries: number): Promise<void> => {
      const status = await askStatus({ reservationId, token });
      if (isLeft) return;
      if (status === 'pending') waitAfter(tries);
      else setOutcome(status);
    };
    if (first === 'at-once') void ask(0);
    else waitAfter(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [reservationId, token, askStatus, first]);
  return outcome;
}
