/** A file of the page that did not come. */
export class LostPartError extends Error {
  override name = 'LostPartError';
}
