import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './chip.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  icon?: LucideIcon;
  /** A choice that is on; leave it out on a chip that opens something. */
  isOn?: boolean;
}

/** A fact about a room; with onClick, a choice. */
export function Chip({ icon: Icon, isOn, className, children, ...rest }: ChipProps) {
  const inside = (
    <>
      {Icon && <Icon className="ic" aria-hidden />}
      {children}
    </>
  );
  if (!rest.onClick) return <span className={classes('chip', className)}>{inside}</span>;
  const opens = rest['aria-haspopup'] !== undefined;
  return (
    <button
      {...rest}
      type="button"
      className={classes('chip', isOn && 'on', className)}
      aria-pressed={opens ? undefined : isOn}
    >
      {inside}
    </button>
  );
}
