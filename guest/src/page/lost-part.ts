/** A file of the page that did not come. */
export class LostPart extends Error {
  override name = 'LostPart';
}
