import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import './pill-button.css';

export interface PillButtonProps extends ComponentPropsWithRef<'button'> {
  isOutlined?: boolean;
}

/** The quiet choices of a bar: language, currency, sorting. */
export function PillButton({ isOutlined = false, className, type = 'button', ...rest }: PillButtonProps) {
  return <button {...rest} type={type} className={classes('pill-btn', isOutlined && 'line', className)} />;
}
