import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { onPhone } from './use-matches.ts';
import './accordion.css';

export interface AccordionProps {
  items: readonly {
    key: string;
    title: ReactNode;
    body: ReactNode;
    isOpen?: boolean;
    /** Open on larger screens only. */
    isShutOnPhone?: boolean;
  }[];
  /** Given, only one part is open at a time. */
  name?: string;
}

export function Accordion({ items, name }: AccordionProps) {
  const box = useRef<HTMLDivElement>(null);
  // The server does not know the screen. What a phone begins with shut is hidden by CSS until it really is shut here.
  useEffect(() => {
    const isPhone = matchMedia(onPhone).matches;
    for (const part of box.current?.querySelectorAll<HTMLDetailsElement>('details[data-fresh]') ?? []) {
      if (isPhone) part.open = false;
      delete part.dataset['fresh'];
    }
  }, []);
  return (
    <div className="acc" ref={box}>
      {items.map(({ key, title, body, isOpen = false, isShutOnPhone = false }) => (
        <details key={key} id={key} name={name} open={isOpen} data-fresh={isShutOnPhone || undefined}>
          <summary>
            {title}
            <ChevronDown className="ic" aria-hidden />
          </summary>
          <div className="acc__in">{body}</div>
        </details>
      ))}
    </div>
  );
}
