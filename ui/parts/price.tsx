import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './price.css';

export interface PriceProps {
  /** The amount, already formatted with no-break spaces. */
  big: string;
  isLarge?: boolean;
  from?: string;
  per?: ReactNode;
  /** One line below, or several. */
  sub?: ReactNode | ReactNode[];
  /** The amount before a discount, and how it is called for those who cannot see the line through it. */
  was?: { amount: string; label: string };
  /** Read out when it changes under the guest's hands. */
  isLive?: boolean;
  className?: string;
}

export function Price({ big, isLarge = false, from, per, sub, was, isLive = false, className }: PriceProps) {
  const lines = sub === undefined ? [] : Array.isArray(sub) ? sub : [sub];
  const amount = (
    <>
      <bdi className={classes('big', isLarge && 'l')}>{big}</bdi>
      {per && <span className="per"> {per}</span>}
    </>
  );
  return (
    <div
      className={classes('price', className)}
      aria-live={isLive ? 'polite' : undefined}
      aria-atomic={isLive || undefined}
    >
      {from && <span className="from">{from} </span>}
      {was && (
        <>
          <span className="sr">{was.label} </span>
          <s className="was">
            <bdi>{was.amount}</bdi>
          </s>{' '}
        </>
      )}
      {typeof per === 'string' ? <span className="now">{amount}</span> : amount}
      {lines.map((line, at) => (
        <span className="sub" key={at}>
          {line}
        </span>
      ))}
    </div>
  );
}
