import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';
import './button.css';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled';
type Size = 's' | 'm' | 'l';

interface Shape {
  kind?: Kind;
  size?: Size;
  isWide?: boolean;
  className?: string;
}

export interface ButtonProps extends Shape, Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'> {
  isDisabled?: boolean;
  isWaiting?: boolean;
  /** Said while waiting, e.g. “Please wait”; the button keeps the width of its own label. */
  waitingLabel?: string;
}

export interface ButtonLinkProps extends Shape, Omit<LinkProps, 'className'> {
  children: ReactNode;
}

const kinds: Record<Kind, string> = {
  primary: 'btn-1',
  secondary: 'btn-2',
  quiet: 'btn-3',
  danger: 'btn-bad',
  'danger-filled': 'btn-bad-1',
};

function shapeOf({ kind = 'secondary', size = 'm', isWide = false, className }: Shape): string {
  return classes('btn', size !== 'm' && `btn-${size}`, kinds[kind], isWide && 'btn-wide', className);
}

export function Button({
  kind,
  size,
  isWide,
  className,
  isDisabled = false,
  isWaiting = false,
  waitingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={shapeOf({ kind, size, isWide, className })}
      disabled={isDisabled}
      // Not the disabled attribute: that would throw away the keyboard's place.
      aria-disabled={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      onClick={isWaiting ? (event) => event.preventDefault() : onClick}
    >
      <span className="btn__label">{children}</span>
      {isWaiting && (
        <span className="btn__wait">
          <span className="spin" />
          <span>{waitingLabel}</span>
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ kind, size, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={shapeOf({ kind, size, isWide, className })}>
      <span className="btn__label">{children}</span>
    </Link>
  );
}
