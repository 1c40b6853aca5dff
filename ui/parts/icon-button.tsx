import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children' | 'aria-label'> {
  icon: LucideIcon;
  label: string;
  isOutlined?: boolean;
  isDisabled?: boolean;
  /** For arrows: mirrored when the page runs from right to left. */
  isDirectional?: boolean;
}

export function IconButton({
  icon: Icon,
  label,
  isOutlined = false,
  isDisabled = false,
  isDirectional = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('icon-btn', isOutlined && 'line', className)}
      disabled={isDisabled}
      aria-label={label}
    >
      <Icon className={classes('ic', isDirectional && 'flip')} aria-hidden />
    </button>
  );
}
