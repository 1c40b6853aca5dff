type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What the document's own small script remembers until this one has come. */
type EarlyInput = { readonly pressed: HTMLElement | null; readonly typed: ReadonlySet<EventTarget>; end(): void };

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Does what somebody asked for before the page could: what was typed is told to its field, and the last button pressed. */
export function catchUpWithInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  early.end();
  for (const field of early.typed) if (isTextField(field)) tellAgain(field);
  if (early.pressed?.isConnected) early.pressed.click();
}

/** React takes what stands in a field for what it already knows, and tells nobody: so the field is emptied before its eyes. */
function tellAgain(field: TextField): void {
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isTextField = (field: EventTarget): field is TextField =>
  (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement;
