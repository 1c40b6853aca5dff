/** What one process of a server has counted, in the text format of Prometheus. */
export type Counted = { readonly process: string; readonly text: string };

/**
 * What several processes at one address have counted, as one text: each row says whose it is, and the rows of a meter
 * stand together, as the format wants it.
 */
export function joinMetrics(all: readonly Counted[]): string {
  const meters = new Map<string, { head: string[]; rows: string[] }>();
  for (const { process, text } of all) {
    let meter: { head: string[]; rows: string[] } | undefined;
    for (const line of text.split('\n')) {
      const [, name] = /^# (?:HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (name !== undefined) {
        meter = meters.get(name) ?? { head: [], rows: [] };
        meters.set(name, meter);
        if (!meter.head.includes(line)) meter.head.push(line);
      } else if (line !== '') meter?.rows.push(ofProcess(line, process));
    }
  }
  return [...meters.values()].flatMap(({ head, rows }) => [...head, ...rows, '']).join('\n') + '\n';
}

/** A brace that opens labels comes before any space: names have none. */
function ofProcess(row: string, process: string): string {
  const [, name = '', labels, value = ''] = /^([^\s{]+)(?:\{(.*)\})?( .*)$/.exec(row) ?? [];
  return `${name}{process="${process}"${labels ? `,${labels}` : ''}}${value}`;
}
