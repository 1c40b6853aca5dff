import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { stepWords } from './step-words.ts';
import { stepAfter, stepBefore, type Step } from './steps.ts';

interface StepFootProps {
  step: Step;
  /** Whether the next step may come; what keeps it back stands at its field by then. */
  onNext: () => Promise<boolean>;
  /** Something is here already: there is nothing to skip. */
  isDone: boolean;
  /** The draft of the house is published on the way: what keeps it back may stand in a form of the house alone. */
  publishes?: boolean;
  /** What the next step waits for where no field is marked: nothing was begun here yet. */
  needs?: string;
}

/** Back, later, on. */
export function StepFoot({ step, onNext, isDone, publishes = false, needs }: StepFootProps) {
  const { i18n, t } = useLingui();
  const { hotelId } = useDesk();
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [before, after] = [stepBefore(step), stepAfter(step)];
  const at = (one: Step): string => `/${hotelId}/desk/set-up/${one}`;
  const go = async (): Promise<void> => {
    setIsGoing(true);
    setIsKept(false);
    setIsAsked(false);
    const mayGo = await onNext().catch(() => false);
    setIsGoing(false);
    const wrong = document.querySelector<HTMLElement>('.set-up__form [aria-invalid="true"]');
    if (mayGo && after) void navigate(at(after));
    else if (wrong) wrong.focus();
    else {
      setIsKept(publishes);
      setIsAsked(needs !== undefined && !isDone);
    }
  };
  return (
    <div className="set-up__foot">
      {isKept && (
        <Alert tone="bad" isLive className="set-up__kept">
          <Trans>Something in your draft cannot be published yet.</Trans>{' '}
          <Link to={`/${hotelId}/desk/house/publish`}>
            <Trans>Look at it</Trans>
          </Link>
        </Alert>
      )}
      {isAsked && (
        <Alert tone="warn" isLive className="set-up__kept">
          {needs}
        </Alert>
      )}
      {before && (
        <ButtonLink kind="quiet" to={at(before)}>
          <ArrowLeft className="ic ic-s flip" aria-hidden /> {i18n._(stepWords[before].name)}
        </ButtonLink>
      )}
      {after && (
        <span className="set-up__on">
          {!isDone && (
            <ButtonLink kind="quiet" to={at(after)}>
              <Trans>Skip for now</Trans>
            </ButtonLink>
          )}
          <Button kind="primary" size="l" isWaiting={isGoing} waitingLabel={t`One moment`} onClick={() => void go()}>
            {i18n._(stepWords[after].next)}
          </Button>
        </span>
      )}
    </div>
  );
}
