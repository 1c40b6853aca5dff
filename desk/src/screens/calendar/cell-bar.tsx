import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { ArrowRightToLine, Ban, CircleQuestionMark, History, Link2, LogIn, LogOut, Moon } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { FlagName, NightRules } from '../../features/calendar/sheet.ts';
import { moveInBar } from './move-in-bar.ts';
import './cell-bar.css';

interface CellBarProps {
  name: ReactNode;
  span: string;
  /** What is typed, or what stands there. */
  value: string;
  unit: string;
  isBad: boolean;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The bar itself, to lead the keyboard there. */
  barRef: RefObject<HTMLDivElement | null>;
  isReadOnly: boolean;
  onType: (text: string) => void;
  onAccept: (way: 'down' | 'right' | 'stay') => void;
  onGiveUp: () => void;
  /** Back to the sheet, from a button. */
  onLeave: () => void;
  rules: NightRules;
  onFlag: (flag: FlagName) => void;
  onBounds: () => void;
  onFill: (() => void) | undefined;
  /** Absent where nothing that is chosen stands apart. */
  onGiveBack: (() => void) | undefined;
  onHistory: (() => void) | undefined;
  onReasons: (() => void) | undefined;
  /** What will become of it. */
  outcome: ReactNode;
  label: string;
}

/** Above the sheet, as a formula bar: the name of what is chosen, one field, and what can be forbidden. */
export function CellBar(props: CellBarProps) {
  const { name, span, value, unit, isBad, fieldRef, barRef, isReadOnly, rules, onFlag, outcome, label } = props;
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') props.onAccept('down');
    else if (event.key === 'Tab' && !event.shiftKey && value !== '') props.onAccept('right');
    else if (event.key === 'Escape') props.onGiveUp();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={barRef}
      className="cell-bar"
      role="toolbar"
      aria-label={t`What is chosen`}
      onKeyDown={(event) => moveInBar(event, props.onLeave)}
    >
      <div className="cell-bar__name">
        <b>{name}</b>
        <small>{span}</small>
      </div>
      <div className={classes('cell-bar__field', isBad && 'is-bad')}>
        <input
          ref={fieldRef}
          dir="ltr"
          aria-label={label}
          value={value}
          readOnly={isReadOnly}
          inputMode="text"
          autoComplete="off"
          placeholder={t`Price, +5 % or −10`}
          aria-invalid={isBad || undefined}
          onChange={({ target }) => props.onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className="cell-bar__unit">{unit}</span>
      </div>
      {!isReadOnly && (
        <>
          <span className="cell-bar__line" />
          <Button size="s" aria-haspopup="dialog" onClick={props.onBounds}>
            <Moon className="ic ic-s" aria-hidden />
            <Trans>Min. stay {Math.max(1, rules.minStay ?? 1)}</Trans>
          </Button>
          <FlagButton
            flag="isClosedToArrival"
            rules={rules}
            onFlag={onFlag}
            icon={<LogIn className="ic ic-s flip" aria-hidden />}
          >
            <Trans comment="Button: whether guests may arrive on these nights">Arrivals</Trans>
          </FlagButton>
          <FlagButton
            flag="isClosedToDeparture"
            rules={rules}
            onFlag={onFlag}
            icon={<LogOut className="ic ic-s flip" aria-hidden />}
          >
            <Trans comment="Button: whether guests may depart on these days">Departures</Trans>
          </FlagButton>
          <FlagButton flag="isClosed" rules={rules} onFlag={onFlag} icon={<Ban className="ic ic-s" aria-hidden />}>
            <Trans comment="Button: closes nights, so that nobody can book them">Close</Trans>
          </FlagButton>
          <Button kind="quiet" size="s" isDisabled={!props.onFill} onClick={props.onFill}>
            <ArrowRightToLine className="ic ic-s flip" aria-hidden />
            <Trans>Fill</Trans>
          </Button>
          {props.onGiveBack && (
            <Button kind="quiet" size="s" onClick={props.onGiveBack}>
              <Link2 className="ic ic-s" aria-hidden />
              <Trans comment="Button: nights with a price of their own follow their parent rate again">Give back</Trans>
            </Button>
          )}
        </>
      )}
      <Button kind="quiet" size="s" aria-haspopup="dialog" isDisabled={!props.onHistory} onClick={props.onHistory}>
        <History className="ic ic-s" aria-hidden />
        <Trans>History</Trans>
      </Button>
      <Button kind="quiet" size="s" aria-haspopup="dialog" isDisabled={!props.onReasons} onClick={props.onReasons}>
        <CircleQuestionMark className="ic ic-s" aria-hidden />
        <Trans comment="Button: why can guests not book this night?">Why?</Trans>
      </Button>
      <span className="cell-bar__sum" aria-live="polite">
        {outcome}
      </span>
    </div>
  );
}

interface FlagButtonProps {
  flag: FlagName;
  rules: NightRules;
  onFlag: (flag: FlagName) => void;
  icon: ReactNode;
  children: ReactNode;
}

/** Pressed: it is forbidden on all that is chosen. */
const FlagButton = ({ flag, rules, onFlag, icon, children }: FlagButtonProps) => (
  <Button
    size="s"
    aria-pressed={rules[flag]}
    className={rules[flag] ? 'is-pressed' : undefined}
    onClick={() => onFlag(flag)}
  >
    {icon}
    {children}
  </Button>
);
