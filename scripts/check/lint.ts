import { complaintsOf } from './run-tool.ts';

/**
 * oxlint with .oxlintrc.json: mistakes, boundaries between rooms, cycles, promises, hooks, length of files. Some of that
 * needs types, so that what the compiler has to say comes with it, each file by the tsconfig nearest to it: a compiler
 * of its own would read everything a second time. It is a program in Go whose memory is cleared less often than usual: a
 * fifth of its work, for a tenth more memory.
 */
export function lint(root: string): Promise<string[]> {
  return complaintsOf(root, 'oxlint', ['--type-check', '--format', 'agent'], { GOGC: '400' });
}
