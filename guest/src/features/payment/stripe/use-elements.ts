import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useVisit } from '../../../app/flow/visit.tsx';
import { elementLook, localeOf } from './element-look.ts';
import { openStripe } from './open-stripe.ts';
import type { StripeSession } from './read-session.ts';

export type OpenElements = { readonly stripe: Stripe; readonly elements: StripeElements };

type Wish = {
  /** What the fields begin with; the same for as long as they stand. */
  begin: (signal: AbortSignal) => Promise<StripeSession>;
  /** Opens what stands above the card; says how to take it away again. */
  mountAbove?: (opened: OpenElements) => () => void;
  onFailed: (error: Error) => void;
};

/**
 * The provider's card fields in a place of ours, and how they are doing. They are made anew when the language or the
 * light changes: what stands in a frame cannot be repainted from outside.
 */
export function useElements({ begin, mountAbove, onFailed }: Wish) {
  const { payment, language, mode } = useVisit();
  const standIn = payment?.sandboxOrigin == null ? null : (payment.scriptUrl ?? null);
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenElements>(null);
  const [isReady, setIsReady] = useState(false);
  const [isComplete, setIsComplete] = useState(false);
  const latest = useRef({ mountAbove, onFailed });
  useEffect(() => {
    latest.current = { mountAbove, onFailed };
  });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const leave: (() => void)[] = [];
    const fail = (error: unknown): void => {
      if (!signal.aborted) latest.current.onFailed(error instanceof Error ? error : new Error(String(error)));
    };
    const open = async (): Promise<void> => {
      const { publishableKey, clientSecret } = await begin(signal);
      const stripe = await openStripe(publishableKey, standIn);
      const box = place.current;
      if (signal.aborted || !box) return;
      const elements = stripe.elements({
        clientSecret,
        locale: localeOf(language),
        appearance: elementLook(box, mode),
      });
      opened.current = { stripe, elements };
      // Wallets stand above it.
      const isAbove = latest.current.mountAbove !== undefined;
      const wallets = isAbove ? ({ applePay: 'never', googlePay: 'never' } as const) : {};
      const card = elements.create('payment', { layout: 'tabs', wallets });
      card.on('ready', () => setIsReady(true));
      card.on('change', ({ complete }) => setIsComplete(complete));
      card.on('loaderror', ({ error }) => fail(new Error(error.message ?? error.type)));
      leave.push(() => card.destroy());
      if (latest.current.mountAbove) leave.push(latest.current.mountAbove(opened.current));
      card.mount(box);
    };
    open().catch(fail);
    return () => {
      left.abort();
      opened.current = null;
      for (const end of leave) end();
      setIsReady(false);
      setIsComplete(false);
    };
  }, [begin, standIn, language, mode]);

  return { place, opened, isReady, isComplete };
}
