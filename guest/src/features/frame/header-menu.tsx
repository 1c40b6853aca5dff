import { useRef, useState, type ReactNode } from 'react';
import { PillButton } from '@stayfront/ui/parts/pill-button.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Opened } from './opened.tsx';

interface HeaderMenuProps {
  name: string;
  /** The name and what is chosen now, for those who do not see the button. */
  label: string;
  list: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button of the header with a list that hangs from it. */
export function HeaderMenu({ name, label, list, children }: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <span className="menu-anchor">
      <PillButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </PillButton>
      {isOpen && (
        // The list is fetched when somebody wants it, and opens when it is there.
        <Opened onClose={() => setIsOpen(false)}>
          <Popover label={name} triggerRef={trigger} align="end" onClose={() => setIsOpen(false)}>
            {list(() => setIsOpen(false))}
          </Popover>
        </Opened>
      )}
    </span>
  );
}
