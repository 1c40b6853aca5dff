/** An element as a channel manager of its own reads it: it shares no line with the engine's. */
export type PlainElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: PlainElement[];
  text: string;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : (named[name ?? ''] ?? all),
  );

/** Null where it is no XML. Names are without their prefix. */
export function readPlainXml(text: string): PlainElement | null {
  const root: PlainElement = { name: '', attributes: {}, children: [], text: '' };
  const open: PlainElement[] = [root];
  let place = 0;
  for (const tag of text.matchAll(
    /<(\/)?([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>|<\?[^>]*\?>|<!--.*?-->/gs,
  )) {
    const [all, isEnd, full = '', written = '', isEmpty] = tag;
    const inside = open.at(-1)!;
    inside.text += unescape(text.slice(place, tag.index));
    place = tag.index + all.length;
    if (full === '') continue;
    const name = full.replace(/^.*:/, '');
    if (isEnd) {
      if (open.length < 2 || open.pop()!.name !== name) return null;
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = '', double, single] of written.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      attributes[key.replace(/^.*:/, '')] = unescape(double ?? single ?? '');
    const element: PlainElement = { name, attributes, children: [], text: '' };
    inside.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [only, another] = root.children;
  return open.length === 1 && only && !another && !text.slice(place).includes('<') ? only : null;
}

export function findPlain(element: PlainElement | undefined, path: string): PlainElement[] {
  let found = element ? [element] : [];
  for (const step of path.split('/'))
    found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
  return found;
}
