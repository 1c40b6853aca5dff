export type Row = { id: string; behaviour: string; section: string };

/** The rows of the tables in docs/spec-checklist.md: `| C05 | behaviour | section |`. */
export function readChecklist(markdown: string): Row[] {
  const rows = markdown.matchAll(/^\| ([A-Z]\d{2}) \| (.+?) \| ([^|]*?) \|$/gm);
  return Array.from(rows, ([, id = '', behaviour = '', section = '']) => ({ id, behaviour, section }));
}
