import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeTip } from '@stayfront/ui/parts/place-tip.ts';
import { showTip } from '@stayfront/ui/parts/show-tip.ts';
import '@stayfront/ui/parts/tooltip.css';

/** One tip for the whole calendar; the day's own name says the same, so it is hidden from those who hear it. */
export function DayTip({ text, day }: { text: string; day: HTMLElement }) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!tip.current) return;
    showTip(tip.current);
    placeTip(tip.current, day);
  }, [text, day]);
  useEffect(() => {
    const follow = () => tip.current && placeTip(tip.current, day);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [day]);
  return (
    <span ref={tip} className="tip day-tip" popover="manual" aria-hidden>
      {text}
    </span>
  );
}
