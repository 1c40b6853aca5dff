import { ChevronRight, CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Disc } from './disc.tsx';

interface HintEntryProps {
  to: string;
  what: ReactNode;
  why: ReactNode;
  isNeeded: boolean;
}

/** Something a page lacks, and why it matters; it leads to where it is mended. */
export function HintEntry({ to, what, why, isNeeded }: HintEntryProps) {
  return (
    <li>
      <Link className="entry" to={to}>
        <Disc icon={isNeeded ? CircleAlert : Lightbulb} tone={isNeeded ? 'warn' : 'plain'} />
        <span className="entry__words">
          <b>{what}</b>
          <small>{why}</small>
        </span>
        <ChevronRight className="ic ic-s flip" aria-hidden />
      </Link>
    </li>
  );
}
