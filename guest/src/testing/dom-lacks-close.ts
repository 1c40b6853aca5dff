// A browser tells of a closed dialog in its next turn. happy-dom does so at once, and a dialog that is opened again in
// the same breath, as React's StrictMode does, would take itself for closed by its guest.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
