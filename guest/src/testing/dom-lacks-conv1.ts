// A browser says that a dialog was closed in a task of its own, when what React closed and opened again is open.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
// Nothing moves without a browser.
Element.prototype.getAnimations ??= () => [];
