import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Trouble } from '@stayfront/rules/connection/trouble';

type Words = {
  /** What is the matter. */
  readonly title: MessageDescriptor;
  /** What to do about it. */
  readonly advice: MessageDescriptor;
};

const runs = msg`Ask whoever runs it whether it is running. We go on trying by ourselves.`;
const address = msg`Look whether the address is written as whoever runs it told you.`;
const sender = msg`Show whoever runs it the message and the answer: they stand with the message.`;
const words: Readonly<Record<Trouble, Words>> = {
  'no-answer': { title: msg`It does not answer in time`, advice: runs },
  closed: { title: msg`Nobody answers at this address`, advice: runs },
  'no-such-name': { title: msg`There is no such address any more`, advice: address },
  'broke-off': { title: msg`It breaks the connection off`, advice: runs },
  certificate: {
    title: msg`Its certificate is not valid`,
    advice: msg`Ask whoever runs it to renew the certificate. Nothing is sent before: nobody could be sure who reads it.`,
  },
  'not-allowed': { title: msg`Nothing may be sent to this address`, advice: address },
  moved: {
    title: msg`It sends us on to another address`,
    advice: msg`Put the new address here: we do not follow by ourselves.`,
  },
  secret: {
    title: msg`It refuses us: the secret or key is not the one it expects`,
    advice: msg`Make a new secret here and put it there, or put its new keys here.`,
  },
  'not-there': { title: msg`There is nothing at this address`, advice: address },
  'not-understood': { title: msg`It does not understand the message`, advice: sender },
  'too-often': { title: msg`It asks us to be slower`, advice: msg`Nothing to do: we wait longer each time.` },
  'their-fault': { title: msg`Something is broken on their side`, advice: runs },
  'refused-inside': { title: msg`It answered, and refused the message`, advice: sender },
  keys: { title: msg`The keys of this partner do not open anything`, advice: msg`Put its keys again.` },
  other: { title: msg`It does not take the message`, advice: sender },
};

/** Why somebody takes nothing, and what a hotel does about it: no numbers, no words of machines. */
export const describeTrouble = (i18n: I18n, trouble: Trouble): { readonly title: string; readonly advice: string } => ({
  title: i18n._(words[trouble].title),
  advice: i18n._(words[trouble].advice),
});
