import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';

interface BankChallengeProps {
  url: string | null;
  onAnswered: () => void;
  onClosed: () => void;
}

/** The page of the guest's bank (3-D Secure) in a frame. It tells that it is done; what it said is asked elsewhere. */
export function BankChallenge({ url, onAnswered, onClosed }: BankChallengeProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onAnswered);
  useEffect(() => {
    latest.current = onAnswered;
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      if (frame.current && event.source === frame.current.contentWindow && isDone(event.data)) latest.current();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <Dialog
      isOpen={url !== null}
      onClose={onClosed}
      closeLabel={t`Close`}
      title={<Trans>Your bank wants to be sure that it is you</Trans>}
    >
      {url && <iframe ref={frame} className="bank-challenge" src={url} title={t`Your bank`} />}
    </Dialog>
  );
}

/** As the provider's pages say it: JSON in a text. */
const isDone = (said: unknown): boolean => typeof said === 'string' && said.includes('"3DS-challenge-completed"');
