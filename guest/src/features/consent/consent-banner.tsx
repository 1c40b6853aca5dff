import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { applyConsent, choiceOf, type ConsentChoice } from '../../app/flow/consent.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import './consent-banner.css';

export interface ConsentBannerProps {
  choice: ConsentChoice | null;
  /** The guest has opened it: it takes the focus, and gives it back. */
  isAskedFor: boolean;
  onClose: () => void;
}

/** Asks what the hotel's tags may do. Yes and no are equally near, and nothing is ticked beforehand. */
export default function ConsentBanner({ choice, isAskedFor, onClose }: ConsentBannerProps) {
  const { hotelId, info } = useHotel();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const [isChoosing, setIsChoosing] = useState(isAskedFor);
  const [isCounting, setIsCounting] = useState(choice?.analytics_storage ?? false);
  const [isAdvertising, setIsAdvertising] = useState(choice?.ad_storage ?? false);
  useEffect(() => {
    if (!isAskedFor) return;
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isAskedFor]);
  // The page can be scrolled until nothing of it is hidden, by hand and by the keyboard's way through it.
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--h-consent', `${box.current?.offsetHeight ?? 0}px`));
    if (box.current) watch.observe(box.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--h-consent');
    };
  }, []);
  const decide = (next: ConsentChoice) => {
    applyConsent(hotelId, next);
    onClose();
  };
  const save = () => decide(choiceOf((signal) => (signal === 'analytics_storage' ? isCounting : isAdvertising)));
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAskedFor) onClose();
  };
  return (
    <section ref={box} className="consent" aria-labelledby={titleId} tabIndex={-1} onKeyDown={close}>
      <h2 id={titleId} className="consent__title">
        <Trans>Your privacy</Trans>
      </h2>
      <p className="consent__text">
        <Trans>
          May <bdi>{info.hotelName}</bdi> use cookies of partners to count visits and to measure its advertising? You
          can book either way.
        </Trans>{' '}
        <Link className="link" to={`/${hotelId}/customer-account/privacy-policy`} target="_blank">
          <Trans>Privacy policy</Trans>
        </Link>
      </p>
      {isChoosing && (
        <div className="consent__choices">
          <Checkbox label={<Trans>Count visits</Trans>} isChecked={isCounting} onChange={setIsCounting} />
          <Checkbox label={<Trans>Measure advertising</Trans>} isChecked={isAdvertising} onChange={setIsAdvertising} />
        </div>
      )}
      <div className="consent__acts">
        <Button size="s" onClick={() => decide(choiceOf(() => false))}>
          <Trans>Refuse all</Trans>
        </Button>
        <Button size="s" onClick={() => decide(choiceOf(() => true))}>
          <Trans>Accept all</Trans>
        </Button>
        {isChoosing ? (
          <Button size="s" onClick={save}>
            <Trans>Save choice</Trans>
          </Button>
        ) : (
          <Button size="s" kind="quiet" onClick={() => setIsChoosing(true)}>
            <Trans>Choose</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
