import type { XmlFault } from '@stayfront/rules/xml/xml-element';
import { parentPort } from 'node:worker_threads';
import { parseXml } from './parse-xml.ts';
import { inPieces, type Piece } from './xml-pieces.ts';

/** A message to read, or: the next piece of the one that was read. */
export type XmlWish = { readonly bytes: Uint8Array } | 'next';

export type XmlAnswer =
  | { readonly fault: XmlFault }
  | { readonly piece: Piece; readonly isLast: boolean }
  | { readonly bug: string };

/** A thread of its own: what takes seconds here holds nobody up, and is ended with the thread. */
let rest: Iterator<Piece, void> | null = null;
let ahead: Piece | null = null;

parentPort?.on('message', (wish: XmlWish) => {
  const answer = answerTo(wish);
  parentPort?.postMessage(answer, 'piece' in answer ? [answer.piece.numbers.buffer] : []);
});

function answerTo(wish: XmlWish): XmlAnswer {
  try {
    if (wish === 'next') return nextPiece();
    const read = parseXml(wish.bytes);
    if ('fault' in read) return read;
    rest = inPieces(read.root);
    ahead = takeOne();
    return nextPiece();
  } catch (error) {
    return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function nextPiece(): XmlAnswer {
  const piece = ahead ?? { texts: [], numbers: new Int32Array() };
  ahead = takeOne();
  return { piece, isLast: ahead === null };
}

function takeOne(): Piece | null {
  const next = rest?.next();
  if (!next || next.done) {
    rest = null;
    return null;
  }
  return next.value;
}
