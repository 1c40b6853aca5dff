import type { LucideIcon } from 'lucide-react';
import './disc.css';

interface DiscProps {
  icon: LucideIcon;
  tone: 'ok' | 'warn' | 'bad' | 'plain';
}

/** A sign before a line, on its own round ground. */
export const Disc = ({ icon: Icon, tone }: DiscProps) => (
  <span className={`disc disc-${tone}`} aria-hidden>
    <Icon className="ic" />
  </span>
);
