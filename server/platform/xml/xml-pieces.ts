import type { XmlElement } from '@stayfront/rules/xml/xml-element';

/** An element as it travels: how deep it lies, and itself without its children. */
export type Flat = readonly [depth: number, element: Omit<XmlElement, 'children'>];

/** So many elements are put together in about a millisecond, which is what a guest's page may wait for. */
const PIECE = 1_000;

/** A tree in pieces, each element before its children. */
export function* inPieces(root: XmlElement): Generator<readonly Flat[], void> {
  let piece: Flat[] = [];
  for (const flat of flatten(root, 0)) {
    piece.push(flat);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function* flatten({ children, ...element }: XmlElement, depth: number): Generator<Flat, void> {
  yield [depth, element];
  for (const child of children) yield* flatten(child, depth + 1);
}

type Growing = Omit<XmlElement, 'children'> & { children: XmlElement[] };

/** Puts the pieces together again, each as it arrives. */
export function treeOfPieces(): { add(piece: readonly Flat[]): void; root(): XmlElement } {
  const open: Growing[] = [];
  return {
    add(piece) {
      for (const [depth, element] of piece) {
        const own: Growing = { ...element, children: [] };
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
