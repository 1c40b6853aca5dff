import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { firstLetter } from '../../app/page/first-letter.ts';
import { stepWords } from './step-words.ts';
import { isDone, minutesLeft, steps, type Step } from './steps.ts';
import './set-up-head.css';

/** Which hotel, how far, and the way to each step and out. */
export function SetUpHead({ setUp, step }: { setUp: SetUp; step: Step }) {
  const { i18n, t } = useLingui();
  const { hotelId } = useDesk();
  return (
    <header className="set-up__head">
      <div className="set-up__bar">
        <Link
          className="set-up__hotel"
          to={`/${hotelId}/desk`}
          title={t`Leave the set-up; it goes on where you stopped`}
        >
          <span className="desk-tile" aria-hidden>
            {firstLetter(setUp.name)}
          </span>
          <b>{setUp.name}</b>
        </Link>
        <span className="set-up__left">
          <Clock className="ic ic-s" aria-hidden />
          {setUp.isOpen ? (
            <Trans>Open for guests</Trans>
          ) : (
            <Plural value={minutesLeft(setUp, step)} one="about # minute left" other="about # minutes left" />
          )}
        </span>
      </div>
      <nav aria-label={t`Steps`}>
        <ol className="set-up__steps">
          {steps.map((one) => (
            <li key={one} data-is={one === step ? 'now' : isDone(setUp, one) ? 'done' : 'open'}>
              <Link to={`/${hotelId}/desk/set-up/${one}`} aria-current={one === step ? 'step' : undefined}>
                {isDone(setUp, one) && one !== step && <Check className="ic ic-xs" aria-hidden />}
                <span>{i18n._(stepWords[one].name)}</span>
                {isDone(setUp, one) && <span className="sr">{t`has something already`}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
