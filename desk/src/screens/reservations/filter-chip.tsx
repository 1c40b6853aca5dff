import { useLingui } from '@lingui/react/macro';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';

interface FilterChipProps {
  name: string;
  /** What it is narrowed down to, in words; null where it is not. */
  value: string | null;
  onClear?: () => void;
  children: (close: () => void) => ReactNode;
}

/** One thing that the list is narrowed down by: dashed while it is not, and with a cross where it is. */
export function FilterChip({ name, value, onClear, children }: FilterChipProps) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <span className={classes('filter', value !== null && 'is-on')}>
      <button
        ref={trigger}
        type="button"
        className="filter__open"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {value === null && <Plus className="ic ic-xs" aria-hidden />}
        {value === null ? name : t({ message: `${name}: ${value}`, comment: 'What the list is narrowed down to' })}
      </button>
      {value !== null && onClear && (
        <button type="button" className="filter__clear" aria-label={t`Without: ${name}`} onClick={onClear}>
          <X className="ic ic-xs" aria-hidden />
        </button>
      )}
      {isOpen && (
        <Popover className="choice-pop" label={name} triggerRef={trigger} onClose={close}>
          {children(close)}
        </Popover>
      )}
    </span>
  );
}
