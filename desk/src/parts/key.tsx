import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownLeft, type LucideIcon } from 'lucide-react';
import './key.css';

/** Drawn, because not every font has them. */
const drawn: Readonly<Partial<Record<string, LucideIcon>>> = {
  '↑': ArrowUp,
  '↓': ArrowDown,
  '←': ArrowLeft,
  '→': ArrowRight,
  '↵': CornerDownLeft,
};

/** A key as it is printed on a keyboard: letters, Ctrl, or an arrow. */
export function Key({ of }: { of: string }) {
  return (
    <kbd className="key" dir="ltr">
      {of.split(' ').map((part) => {
        const Icon = drawn[part];
        return Icon ? <Icon key={part} className="key__sign" aria-label={part} /> : <span key={part}>{part}</span>;
      })}
    </kbd>
  );
}
