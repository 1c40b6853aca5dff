import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useVisit } from '../../../app/flow/visit.tsx';
import type { PaymentProps } from '../payment-part.ts';
import { awaitCardFrame } from './await-card-frame.ts';
import { dropInLook } from './drop-in-look.ts';
import { openWallets } from './open-wallets.ts';
import { readSession } from './read-session.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { useDropInTexts } from './use-drop-in-texts.ts';
import { usePayrails } from './use-payrails.ts';
import { walletsFirst } from './wallets-first.ts';
import './drop-in.css';

/** How the provider says that it ended; never believed, only a reason to ask. */
type DropInResult = {
  readonly payrailsStatus: 'success' | 'fail';
  readonly errorType?: 'payment_failed' | 'session_expired';
};

/** A field that is not filled, or a bank's question that was closed: the guest goes on in the same place. */
const isGuestsOwn = (code: string | undefined): boolean => code === 'VALIDATION_FAILED' || code === 'USER_CANCELLED';

/** The provider's ways to pay, the card in its own frame. */
export default function DropIn(props: PaymentProps) {
  const { begun, price, orderId, callback, onDone, onFailed, onSessionOver } = props;
  const { t } = useLingui();
  const { mode, language } = useVisit();
  const start = usePayrails();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const texts = useDropInTexts(price);
  const latest = useRef({ texts, orderId, onDone, onFailed, onSessionOver });
  /** Until the one before is drawn and gone: all of them go by the same names, and one would find the other's place. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    latest.current = { texts, orderId, onDone, onFailed, onSessionOver };
  });

  useEffect(() => {
    let isLeft = false;
    let leave = (): Promise<void> => Promise.resolve();
    const mine = turn.current;
    // The script tells some ends twice, and an expired session also as a failure: the first word counts.
    const end = ({ payrailsStatus, errorType }: DropInResult): void => {
      if (isLeft) return;
      isLeft = true;
      const { current } = latest;
      if (errorType === 'session_expired' && current.onSessionOver()) return;
      const result = { payrails_status: payrailsStatus, order_id: current.orderId };
      current.onDone(errorType ? { ...result, error_type: errorType } : result);
    };
    const open = async (): Promise<void> => {
      const read = readSession(begun.data);
      if (!read) throw new Error(t`Payrails configuration is required but not provided`);
      const back = `${location.origin}${callback}`;
      const returnInfo = { success: back, cancel: `${back}?payrails_status=cancel`, error: back, pending: back };
      const { session, hasWallets } = walletsFirst(read);
      await mine;
      if (isLeft) return;
      const client = await start(session, returnInfo);
      const box = place.current;
      if (isLeft || !box) return;
      const dropIn = client.dropin({
        returnInfo,
        ...dropInLook(box, mode, language, hasWallets),
        translations: latest.current.texts,
        events: {
          onSuccess: () => end({ payrailsStatus: 'success' }),
          // The bank takes its time: whoever asks next hears how it ended.
          onPending: () => end({ payrailsStatus: 'success' }),
          onFailed: (_action: unknown, failure?: { readonly code?: string }) => {
            if (!isGuestsOwn(failure?.code)) end({ payrailsStatus: 'fail', errorType: 'payment_failed' });
          },
          onPaymentSessionExpired: () => end({ payrailsStatus: 'fail', errorType: 'session_expired' }),
        },
      });
      dropIn.mount(`#${CSS.escape(id)}`);
      const stop = hasWallets ? openWallets(box, dropIn) : null;
      const drawn = awaitCardFrame(box);
      leave = () => {
        stop?.();
        return drawn.then(() => dropIn.unmount());
      };
    };
    const opened = open().catch((error: unknown) => {
      const failure = error instanceof Error ? error : new Error(String(error));
      // The guest has left the page while it was being put together: there is nothing to tell anybody.
      if (!isLeft && place.current) latest.current.onFailed(failure);
    });
    return () => {
      isLeft = true;
      turn.current = opened.then(() => leave()).catch(() => {});
    };
  }, [begun, start, callback, id, mode, language, t]);

  return (
    <section className="box box-p drop-in" aria-label={t`Payment`}>
      <SandboxNote />
      <div id={id} ref={place} className="drop-in__place" />
    </section>
  );
}
