/** Its message is for the person at the terminal: what is wrong, then what to do. */
export class DatabaseDidNotStart extends Error {
  override readonly name = 'DatabaseDidNotStart';
}
