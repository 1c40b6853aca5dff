const gap = 10;
const edge = 8;

/** Puts a tip above what it explains where there is room, else below; always inside the window. */
export function placeTip(tip: HTMLElement, trigger: HTMLElement): void {
  const at = trigger.getBoundingClientRect();
  const isRtl = getComputedStyle(trigger).direction === 'rtl';
  const room = document.documentElement.clientWidth;
  const middle = at.left + at.width / 2;
  const fromStart = isRtl ? room - middle : middle;
  const start = Math.max(edge, Math.min(fromStart - tip.offsetWidth / 2, room - tip.offsetWidth - edge));
  const above = at.top - tip.offsetHeight - gap;
  const isBelow = above < edge;
  tip.classList.toggle('below', isBelow);
  tip.style.insetBlockStart = `${isBelow ? at.bottom + gap : above}px`;
  tip.style.insetInlineStart = `${start}px`;
  tip.style.setProperty('--tip-at', `${fromStart - start}px`);
}
