/** What colour a token of ours is inside this box: providers' frames are told plain colours, our styles end at them. */
export function tokenColor(box: Element, token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  box.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
