import type { KeyboardEvent } from 'react';

/** From button to button, as in any bar of tools. In the field the arrows belong to what is typed. */
export function moveInBar(event: KeyboardEvent<HTMLDivElement>, onLeave: () => void): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const buttons = buttonsIn(currentTarget);
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const ahead = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = { ArrowRight: ahead, ArrowLeft: -ahead };
  const step = steps[event.key];
  if (event.key === 'Escape') onLeave();
  else if (event.key === 'Home') buttons.at(0)?.focus();
  else if (event.key === 'End') buttons.at(-1)?.focus();
  else if (step !== undefined) buttons[(buttons.indexOf(target) + step + buttons.length) % buttons.length]?.focus();
  else return;
  event.preventDefault();
}

const buttonsIn = (bar: HTMLElement): HTMLButtonElement[] => [
  ...bar.querySelectorAll<HTMLButtonElement>('button:not([disabled], [aria-disabled="true"])'),
];

export const focusFirstTool = (bar: HTMLElement | null): void => {
  if (bar) buttonsIn(bar)[0]?.focus();
};
