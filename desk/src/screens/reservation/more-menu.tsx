import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

export interface MenuAction {
  icon: LucideIcon;
  name: string;
  onChoose: () => void;
}

/** What is done seldom. Absent where there is nothing. */
export function MoreMenu({ actions }: { actions: readonly MenuAction[] }) {
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
  return (
    <div className="more-menu">
      <IconButton
        ref={trigger}
        icon={Ellipsis}
        label={t`More`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label={t`More`} align="end" triggerRef={trigger} onClose={() => setIsOpen(false)}>
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
