import { useLingui } from '@lingui/react/macro';
import { nextPoll } from '@stayfront/rules/payment/status-polling';
import { useRef, useState } from 'react';
import type { CardAsks } from '../payment-part.ts';

/**
 * Has the guest's bank confirm a card before it stands for a booking. Where the bank wants to ask the guest its page is
 * shown until it is answered or closed; what it said there the hotel is asked.
 */
export function useBankCheck({ check }: Pick<CardAsks, 'check'>) {
  const { t } = useLingui();
  const [challengeUrl, setChallengeUrl] = useState<string | null>(null);
  const answer = useRef<(answer: 'answered' | 'closed') => void>(undefined);

  const askGuest = async (url: string): Promise<'answered' | 'closed'> => {
    const answered = new Promise<'answered' | 'closed'>((resolve) => {
      answer.current = resolve;
    });
    setChallengeUrl(url);
    return answered.finally(() => setChallengeUrl(null));
  };
  /** False where the guest has closed the bank's page: nothing is wrong, and nothing is booked. */
  const confirm = async (instrumentId: string): Promise<boolean> => {
    for (let tries = 0; ; tries++) {
      const { status, challengeUrl: url } = await check(instrumentId);
      if (status === 'success') return true;
      const pause = nextPoll(tries);
      if (pause === null) throw new Error(t`Failed to collect card data`);
      if (url === null) await new Promise((resolve) => setTimeout(resolve, pause));
      else if ((await askGuest(url)) === 'closed') return false;
    }
  };
  return {
    challengeUrl,
    confirm,
    onAnswered: () => answer.current?.('answered'),
    onClosed: () => answer.current?.('closed'),
  };
}
