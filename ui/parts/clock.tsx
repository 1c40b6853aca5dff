import { Clock3 } from 'lucide-react';
import { classes } from './classes.ts';
import './clock.css';

export interface ClockProps {
  secondsLeft: number;
  label: string;
  /** Takes the label's place in the last five minutes, e.g. “Price held for only”. */
  urgentLabel: string;
  /** Read out once when five minutes and when one minute are left; never every second. */
  fiveMinutesText: string;
  oneMinuteText: string;
}

const FIVE_MINUTES = 300;
const ONE_MINUTE = 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function Clock({ secondsLeft, label, urgentLabel, fiveMinutesText, oneMinuteText }: ClockProps) {
  const left = Math.max(0, Math.floor(secondsLeft));
  const isUrgent = left <= FIVE_MINUTES;
  const announced = left <= ONE_MINUTE ? oneMinuteText : isUrgent ? fiveMinutesText : '';
  return (
    <>
      <span className={classes('clock', isUrgent && 'urgent')} role="timer">
        <Clock3 className="ic" aria-hidden />
        <span>{isUrgent ? urgentLabel : label}</span>
        <b>
          <bdi dir="ltr">
            {twoDigits(Math.floor(left / 60))}:{twoDigits(left % 60)}
          </bdi>
        </b>
      </span>
      <span className="sr" aria-live="polite">
        {announced}
      </span>
    </>
  );
}
