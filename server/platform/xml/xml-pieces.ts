import type { XmlElement } from '@stayfront/rules/xml/xml-element';

/**
 * A part of a message as it travels between threads: as numbers, which are handed over and not copied, and the texts that
 * have not come before. Messages of other systems say the same few days, codes and names again and again.
 */
export type Piece = {
  readonly texts: readonly string[];
  /** Of each element: how deep it lies, name, namespace, text, line, how many attributes, and their names and values. */
  readonly numbers: Int32Array<ArrayBuffer>;
};

/** So many elements are put together in about a millisecond, which is what a guest's page may wait for. */
const PIECE = 1_500;

/** A tree in pieces, each element before its children. */
export function* inPieces(root: XmlElement): Generator<Piece, void> {
  const known = new Map<string, number>();
  let texts: string[] = [];
  let numbers: number[] = [];
  let elements = 0;
  const numberOf = (text: string): number => {
    const there = known.get(text);
    if (there !== undefined) return there;
    known.set(text, known.size);
    texts.push(text);
    return known.size - 1;
  };
  const piece = (): Piece => ({ texts, numbers: Int32Array.from(numbers) });
  // Those that are still to come, the next one last, with how deep each lies.
  const open: [XmlElement, number][] = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [{ name, ns, text, line, attributes, children }, depth] = next;
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child) open.push([child, depth + 1]);
    }
    const keys = Object.keys(attributes);
    numbers.push(depth, numberOf(name), numberOf(ns), numberOf(text), line, keys.length);
    for (const key of keys) numbers.push(numberOf(key), numberOf(attributes[key] ?? ''));
    elements += 1;
    if (elements % PIECE !== 0) continue;
    yield piece();
    texts = [];
    numbers = [];
  }
  if (numbers.length > 0) yield piece();
}

type Growing = Omit<XmlElement, 'children' | 'attributes'> & {
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
};

/** Puts the pieces together again, each as it arrives. */
export function treeOfPieces(): { add(piece: Piece): void; root(): XmlElement } {
  const open: Growing[] = [];
  const known: string[] = [];
  return {
    add({ texts, numbers }) {
      for (const text of texts) known.push(text);
      let at = 0;
      const next = (): number => numbers[at++] ?? 0;
      const text = (): string => known[next()] ?? '';
      while (at < numbers.length) {
        const depth = next();
        const own: Growing = { name: text(), ns: text(), attributes: {}, children: [], text: text(), line: next() };
        for (let left = next(); left > 0; left--) putAttribute(own.attributes, text(), text());
        open[depth - 1]?.children.push(own);
        open[depth] = own;
      }
    },
    root() {
      const [root] = open;
      if (!root) throw new Error('A message was read, and nothing of it arrived');
      return root;
    },
  };
}

/** As a plain field whatever its name, `__proto__` included. */
export function putAttribute(attributes: Record<string, string>, name: string, value: string): void {
  if (name === '__proto__')
    Object.defineProperty(attributes, name, { value, enumerable: true, configurable: true, writable: true });
  else attributes[name] = value;
}
