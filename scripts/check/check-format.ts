import { complaintsOf } from './run-tool.ts';

/** Files that oxfmt would write differently. */
export function checkFormat(root: string): Promise<string[]> {
  return complaintsOf(root, 'oxfmt', ['--list-different']);
}
