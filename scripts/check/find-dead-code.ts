import { complaintsOf } from './run-tool.ts';

/** knip with knip.json: files, exports and dependencies that nobody uses, and dependencies that nobody declared. */
export function findDeadCode(root: string): Promise<string[]> {
  return complaintsOf(root, 'knip', ['--no-progress', '--no-config-hints', '--reporter', 'compact']);
}
