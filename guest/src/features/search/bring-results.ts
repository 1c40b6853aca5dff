/** On a phone the rooms lie below the picture of the house: whoever has applied a search is led to what it found. */
export function bringResults(): void {
  // Once the sheet is gone, which held the page still.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector('.results')?.scrollIntoView({ block: 'start' })),
  );
}
