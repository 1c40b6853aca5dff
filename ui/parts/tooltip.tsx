import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Boundary } from './boundary.tsx';
import { placeTip } from './place-tip.ts';
import { hideTip, showTip } from './show-tip.ts';
import './tooltip.css';

export interface TooltipProps {
  text: ReactNode;
  /** What is explained; it becomes a button, so that it can be reached by keyboard and finger. */
  children: ReactNode;
  /** Called when it is about to be read: the time to fetch what it says. */
  onOpen?: () => void;
  className?: string;
}

/** What is explained is there also where its explanation fails. */
export const Tooltip = (props: TooltipProps) => (
  <Boundary instead={() => props.children}>
    <Explained {...props} />
  </Boundary>
);

function Explained({ text, children, onOpen, className }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !tip.current || !trigger.current) return;
    showTip(tip.current);
    placeTip(tip.current, trigger.current);
    const shown = tip.current;
    return () => hideTip(shown);
    // Another text has another size.
  }, [isOpen, text]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it, if any, waits for the next Escape.
      event.preventDefault();
      close();
    };
    const onPress = (event: Event) => {
      if (!(event.target instanceof Node && trigger.current?.parentElement?.contains(event.target))) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [isOpen]);

  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  const onHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (isOver) open();
    else setIsOpen(false);
  };

  return (
    // The tip is inside, so that the pointer may move onto it and read.
    <span className="tip-wrap" onPointerEnter={onHover(true)} onPointerLeave={onHover(false)}>
      <button
        ref={trigger}
        type="button"
        className={classes('tip-btn', className)}
        aria-describedby={id}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && open()}
        onBlur={() => setIsOpen(false)}
        onClick={open}
      >
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" className="tip" popover="manual">
        {text}
      </span>
    </span>
  );
}
