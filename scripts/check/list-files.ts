import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

async function askGit(root: string, args: string[]): Promise<string[]> {
  const { passed, lines } = await runTool(root, 'git', ['ls-files', '-z', '--exclude-standard', ...args]);
  if (!passed) throw new Error(`git could not list the files of ${root}: ${lines.join(' ')}`);
  return lines.join('\n').split('\0').filter(Boolean);
}

/** Every file that is committed or would be with `git add .`: what a reader of the repository gets to see. */
export async function listFiles(root: string): Promise<string[]> {
  const files = await askGit(root, ['--cached', '--others', '--deduplicate']);
  return files.filter((file) => existsSync(join(root, file)));
}

/** Source files that .gitignore hides: they stay on this machine, and linter and formatter pass them by. */
export function listHiddenSources(root: string): Promise<string[]> {
  const sources = ['*.ts', '*.tsx', '*.css', '*.po'];
  const madeByTools = ['node_modules', 'dist', '.cache'].map((folder) => `:(exclude,glob)**/${folder}/**`);
  return askGit(root, ['--others', '--ignored', '--', ...sources, ...madeByTools]);
}
