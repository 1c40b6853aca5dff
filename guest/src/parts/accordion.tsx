import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import './accordion.css';

export interface AccordionProps {
  items: readonly { key: string; title: ReactNode; body: ReactNode; isOpen?: boolean }[];
  /** Given, only one part is open at a time. */
  name?: string;
}

export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="acc">
      {items.map(({ key, title, body, isOpen = false }) => (
        <details key={key} name={name} open={isOpen}>
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
