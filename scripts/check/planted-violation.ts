/** A file that breaks one rule of the house, the check that must find it, and what the complaint must say. */
export type Violation = { title: string; by: string; file: string; source: string; says: RegExp };

export const plant =
  (by: string) =>
  (title: string, file: string, says: RegExp, ...source: string[]): Violation => ({
    title,
    by,
    file,
    says,
    source: `${source.join('\n')}\n`,
  });
