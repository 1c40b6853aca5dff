import { complaintsOf } from './run-tool.ts';

/** oxlint with .oxlintrc.json: mistakes, boundaries between rooms, cycles, promises, hooks, length of files. */
export function lint(root: string): Promise<string[]> {
  return complaintsOf(root, 'oxlint', ['--format', 'agent']);
}
