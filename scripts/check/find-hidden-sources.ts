import { listHiddenSources } from './list-files.ts';

/** A source file caught by a line of .gitignore would never reach the repository, and nobody would be told. */
export async function findHiddenSources(root: string): Promise<string[]> {
  const hidden = await listHiddenSources(root);
  return hidden.map((file) => `${file}: .gitignore hides this source file from git, from the linter and from readers`);
}
