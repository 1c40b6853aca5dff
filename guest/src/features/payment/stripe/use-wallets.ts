import { useCallback, useEffect, useRef, useState } from 'react';
import { useVisit } from '../../../app/flow/visit.tsx';
import type { OpenElements } from './use-elements.ts';

/** What the guest's device has, as buttons: it stands above the card, and is not there where there is none. */
export function useWallets(onConfirm: (opened: OpenElements) => void) {
  const { mode } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const [hasSome, setHasSome] = useState(false);
  const latest = useRef(onConfirm);
  useEffect(() => {
    latest.current = onConfirm;
  });
  const mount = useCallback(
    (opened: OpenElements): (() => void) => {
      const { current: box } = place;
      if (!box) return () => {};
      const colour = mode === 'dark' ? 'white' : 'black';
      const express = opened.elements.create('expressCheckout', {
        buttonHeight: 52,
        buttonType: { applePay: 'book', googlePay: 'book' },
        buttonTheme: { applePay: colour, googlePay: colour },
      });
      express.on('ready', ({ availablePaymentMethods }) => setHasSome(availablePaymentMethods !== undefined));
      express.on('confirm', () => latest.current(opened));
      express.mount(box);
      return () => {
        setHasSome(false);
        express.destroy();
      };
    },
    [mode],
  );
  return { place, hasSome, mount };
}
