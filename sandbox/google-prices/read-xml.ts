export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
};

/** Reads plain XML, as messages of prices are: elements, attributes and text, and nothing of all else that there is. */
export function readXml(xml: string): Element {
  const body = xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').trim();
  if (/<[!?]/.test(body)) throw new Error('Neither comments nor declarations are understood here');
  let at = 0;
  const element = (): Element => {
    const opened = /^<([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/.exec(body.slice(at, at + 20_000));
    const [all = '', name = '', written = '', isEmpty = ''] = opened ?? [];
    if (!opened) throw new Error(`There is no element at ${JSON.stringify(body.slice(at, at + 40))}`);
    at += all.length;
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    );
    const children: Element[] = [];
    let text = '';
    if (isEmpty) return { name, attributes, children, text };
    for (;;) {
      const next = body.indexOf('<', at);
      if (next < 0) throw new Error(`${name} does not end`);
      text += plain(body.slice(at, next));
      at = next;
      if (!body.startsWith('</', at)) {
        children.push(element());
        continue;
      }
      const end = `</${name}>`;
      if (!body.startsWith(end, at)) throw new Error(`${name} ends as something else`);
      at += end.length;
      return { name, attributes, children, text: text.trim() };
    }
  };
  const root = element();
  if (at !== body.length) throw new Error('There is something behind the end');
  return root;
}

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (all, number: string | undefined, name = '') =>
    number
      ? String.fromCodePoint(Number(number))
      : ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }[String(name)] ?? all),
  );

export const all = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];
export const one = (element: Element | undefined, name: string): Element | undefined => all(element, name)[0];
export const textOf = (element: Element | undefined, name: string): string => one(element, name)?.text ?? '';
