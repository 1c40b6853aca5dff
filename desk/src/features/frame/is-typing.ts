/** Single letters act outside of fields and dialogs only, and never together with Ctrl, Alt or Command. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  return at instanceof HTMLElement && at.closest('input, select, textarea, dialog, [contenteditable]') !== null;
}
