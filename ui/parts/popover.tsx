import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classes } from './classes.ts';
import './popover.css';

export interface PopoverProps {
  onClose: () => void;
  label: string;
  /** The button that opened it: presses on it are its own business, and focus goes back to it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Another button that acts for what is inside: a press on it does not close it either. */
  besideRef?: RefObject<HTMLElement | null> | undefined;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

const FOCUSABLE = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex="0"]';

/** Mount it while it is open, inside a positioned element that also holds the trigger. */
export function Popover({ onClose, label, triggerRef, besideRef, align = 'start', className, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const panel = ref.current;
    const trigger = triggerRef.current;
    if (!panel) return;
    // Content that focuses itself (a calendar on its day) has already done so.
    if (!panel.contains(document.activeElement)) (panel.querySelector<HTMLElement>(FOCUSABLE) ?? panel).focus();
    return () => {
      // A guest who pressed somewhere else has moved on; only focus that would be lost goes back.
      if (panel.contains(document.activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [triggerRef]);

  useEffect(() => {
    // Taken away, it has no outside: what takes its place is focused before these listeners are gone.
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node &&
      ref.current?.contains(target) === false &&
      !triggerRef.current?.contains(target) &&
      !besideRef?.current?.contains(target);
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) close.current();
    };
    const onFocusMoved = (event: FocusEvent) => {
      if (isOutside(event.target)) close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      triggerRef.current?.focus();
      close.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocusMoved);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocusMoved);
      document.removeEventListener('keydown', onKey);
    };
  }, [triggerRef, besideRef]);

  return (
    <div
      ref={ref}
      className={classes('pop pop-anchored', align !== 'start' && `at-${align}`, className)}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
