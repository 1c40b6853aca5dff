import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './menu-list.css';

export interface MenuItem<Key extends string> {
  key: Key;
  name: ReactNode;
  /** A quieter word behind the name. */
  hint?: string;
  lang?: string;
}

export interface MenuListProps<Key extends string> {
  /** With a line between one group and the next. */
  groups: readonly (readonly MenuItem<Key>[])[];
  current: Key;
  /** Takes the keyboard to the current one when it opens. */
  isFocused?: boolean;
  onChoose: (key: Key) => void;
}

/** A list to choose one of: by pointer, by Tab, by arrows, or by the first letter. */
export function MenuList<Key extends string>({ groups, current, isFocused, onChoose }: MenuListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFocused) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [isFocused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const target = targetOf(event, buttons, at);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div ref={list} className="menu-list" onKeyDown={onKeyDown} role="presentation">
      {groups
        .filter((group) => group.length > 0)
        .map((group, place) => (
          <ul key={place}>
            {group.map(({ key, name, hint, lang }) => (
              <li key={key}>
                <button
                  type="button"
                  lang={lang}
                  aria-current={key === current || undefined}
                  onClick={() => onChoose(key)}
                >
                  <span>{name}</span>
                  {hint && <small>{hint}</small>}
                  {key === current && <Check className="ic ic-s" aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

function targetOf(event: KeyboardEvent, buttons: HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return buttons[Math.min(at + 1, buttons.length - 1)];
    case 'ArrowUp':
      return buttons[Math.max(at - 1, 0)];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default: {
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
        return undefined;
      const startsSo = (button: HTMLElement) =>
        button.textContent?.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase());
      return [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)].find(startsSo);
    }
  }
}
