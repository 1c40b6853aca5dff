import { useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { ChevronDown, Ellipsis, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

export interface MenuAction {
  icon: LucideIcon;
  name: string;
  onChoose: () => void;
}

interface MoreMenuProps {
  /** What the button says; absent: three dots. */
  name?: string;
  actions: readonly MenuAction[];
}

/** What is done seldom, or one of several. Absent where there is nothing. */
export function MoreMenu({ name: said, actions }: MoreMenuProps) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (actions.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  const opens = {
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(!isOpen),
  } as const;
  return (
    <div className="more-menu">
      {said ? (
        <Button {...opens}>
          {said}
          <ChevronDown className="ic ic-s" aria-hidden />
        </Button>
      ) : (
        <IconButton {...opens} icon={Ellipsis} label={t`More`} />
      )}
      {isOpen && (
        <Popover label={said ?? t`More`} align="end" triggerRef={trigger} onClose={() => setIsOpen(false)}>
          <ul ref={list} className="more-menu__list" onKeyDown={onKeyDown}>
            {actions.map(({ icon: Icon, name, onChoose }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    setIsOpen(false);
                    onChoose();
                  }}
                >
                  <Icon className="ic" aria-hidden />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}
