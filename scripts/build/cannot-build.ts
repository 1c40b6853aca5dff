/** The pages are not there, and what would make them is not installed. */
export class CannotBuild extends Error {
  override readonly name = 'CannotBuild';
}
