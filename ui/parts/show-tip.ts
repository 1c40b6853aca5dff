/**
 * Shows a tip in the top layer, where no card clips it. Browsers without one (Safari before 17) show it where it stands,
 * by the class alone.
 */
export function showTip(tip: HTMLElement): void {
  if (tip.classList.contains('is-open')) return;
  tip.classList.add('is-open');
  if (hasTopLayer(tip)) tip.showPopover();
}

export function hideTip(tip: HTMLElement): void {
  tip.classList.remove('is-open');
  if (hasTopLayer(tip) && tip.matches(':popover-open')) tip.hidePopover();
}

const hasTopLayer = (tip: HTMLElement): boolean => 'showPopover' in tip && 'hidePopover' in tip;
