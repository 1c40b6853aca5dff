import { useLingui } from '@lingui/react/macro';
import type { Trouble } from '@stayfront/rules/connection/trouble';

export type TroubleWords = {
  /** What is the matter. */
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
};

/** Why somebody takes nothing, and what a hotel does about it: no numbers, no words of machines. */
export function useTroubleWords(): (trouble: Trouble) => TroubleWords {
  const { t } = useLingui();
  const runs = t`Ask whoever runs it whether it is running. We go on trying by ourselves.`;
  const address = t`Look whether the address is written as whoever runs it told you.`;
  const sender = t`Show whoever runs it the message and the answer: they stand with the message.`;
  const words: Readonly<Record<Trouble, TroubleWords>> = {
    'no-answer': { title: t`It does not answer in time`, advice: runs },
    closed: { title: t`Nobody answers at this address`, advice: runs },
    'no-such-name': { title: t`There is no such address any more`, advice: address },
    'broke-off': { title: t`It breaks the connection off`, advice: runs },
    certificate: {
      title: t`Its certificate is not valid`,
      advice: t`Ask whoever runs it to renew the certificate. Nothing is sent before: nobody could be sure who reads it.`,
    },
    'not-allowed': { title: t`Nothing may be sent to this address`, advice: address },
    moved: {
      title: t`It sends us on to another address`,
      advice: t`Put the new address here: we do not follow by ourselves.`,
    },
    secret: {
      title: t`It refuses us: the secret or key is not the one it expects`,
      advice: t`Make a new secret here and put it there, or put its new keys here.`,
    },
    'not-there': { title: t`There is nothing at this address`, advice: address },
    'not-understood': { title: t`It does not understand the message`, advice: sender },
    'too-often': { title: t`It asks us to be slower`, advice: t`Nothing to do: we wait longer each time.` },
    'their-fault': { title: t`Something is broken on their side`, advice: runs },
    'refused-inside': { title: t`It answered, and refused the message`, advice: sender },
    keys: { title: t`The keys of this partner do not open anything`, advice: t`Put its keys again.` },
    other: { title: t`It does not take the message`, advice: sender },
  };
  return (trouble) => words[trouble];
}
