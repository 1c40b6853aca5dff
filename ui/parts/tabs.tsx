import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface TabsProps {
  label: string;
  tabs: readonly { key: string; label: string; panel: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === selected);

  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(tab.key)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    if (event.key === 'ArrowRight') select(isRtl ? at - 1 : at + 1);
    else if (event.key === 'ArrowLeft') select(isRtl ? at + 1 : at - 1);
    else if (event.key === 'Home') select(0);
    else if (event.key === 'End') select(tabs.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            data-label={tab.label}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {tabs[at]?.panel}
      </div>
    </div>
  );
}
