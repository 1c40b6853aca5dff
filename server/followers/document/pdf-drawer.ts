import { createHash } from 'node:crypto';
import type { Drawable } from './drawable.ts';
import { drawingProcess, usualDrawLimits, type DrawLimits } from './drawing-process.ts';
import { fairLine } from './fair-line.ts';

/** Too many are waiting, so that it is worth asking again; or this sheet cannot be drawn. */
export type NotDrawn = { readonly notDrawn: 'busy' | 'failed' };

export type PdfDrawer = {
  /** `forWhom`: a reservation. Whoever asks for many waits behind everybody else. */
  draw(sheet: Drawable, forWhom: string): Promise<Buffer | NotDrawn>;
  close(): Promise<void>;
};

type DrawerOptions = {
  readonly limits?: DrawLimits;
  readonly idleSeconds?: number;
  /** Hears why a sheet could not be drawn. */
  readonly onFault?: (error: Error) => void;
  /** Hears what came of each wish; `kept`: it was there already, or under way. */
  readonly onRequest?: (became: 'drawn' | 'kept' | 'busy' | 'failed') => void;
};

type Waiting = { readonly sheet: Drawable; settle(came: Buffer | NotDrawn): void };

/** Drawing takes a quarter of a second: who is last in a full line waits for as long as a browser may. */
const line = { most: 64, mostOfOne: 4 };
const mostKeptBytes = 16 * 1024 * 1024;
const mostKept = 200;

/**
 * Draws one sheet after the other, each guest's in turn. The same sheet is drawn once while it is under way and for a
 * minute after; so is one that cannot be drawn. Then process and files are forgotten: most hotels have hours between two.
 */
export function pdfDrawer({
  limits = usualDrawLimits,
  idleSeconds = 60,
  onFault = () => {},
  onRequest = () => {},
}: DrawerOptions = {}): PdfDrawer {
  const drawing = drawingProcess(limits);
  const waiting = fairLine<Waiting>(line);
  const known = new Map<string, Promise<Buffer | NotDrawn>>();
  const sizes = new Map<string, number>();
  let isAtWork = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    clearTimeout(idle);
    for (let next = waiting.take(); next; next = waiting.take()) next.settle(await drawOne(next.sheet));
    isAtWork = false;
    idle = setTimeout(forget, idleSeconds * 1000).unref();
  }

  async function drawOne(sheet: Drawable): Promise<Buffer | NotDrawn> {
    try {
      return await drawing.draw(sheet);
    } catch (error) {
      if (isClosed) return { notDrawn: 'busy' };
      onFault(error as Error);
      return { notDrawn: 'failed' };
    }
  }

  function forget(): void {
    known.clear();
    sizes.clear();
    void drawing.end();
  }

  /** The oldest are forgotten first. What is still under way has no size yet. */
  function keep(key: string, came: Buffer | NotDrawn): void {
    if (!('notDrawn' in came)) sizes.set(key, came.length);
    else if (came.notDrawn === 'failed') sizes.set(key, 0);
    else known.delete(key);
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (bytes <= mostKeptBytes && sizes.size <= mostKept) break;
      bytes -= size;
      sizes.delete(oldest);
      known.delete(oldest);
    }
  }

  return {
    async draw(sheet, forWhom) {
      const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64');
      const before = known.get(key);
      if (before) {
        onRequest('kept');
        return before;
      }
      const { promise, resolve } = Promise.withResolvers<Buffer | NotDrawn>();
      const settle = (came: Buffer | NotDrawn): void => {
        keep(key, came);
        onRequest('notDrawn' in came ? came.notDrawn : 'drawn');
        resolve(came);
      };
      known.set(key, promise);
      if (isClosed || !waiting.add(forWhom, { sheet, settle })) settle({ notDrawn: 'busy' });
      else void work();
      return promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const one of waiting.clear()) one.settle({ notDrawn: 'busy' });
      await drawing.end();
    },
  };
}
