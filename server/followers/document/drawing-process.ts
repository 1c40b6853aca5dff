import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Drawable } from './drawable.ts';
import type { Drawn } from './pdf-child.ts';

/** What one drawing process may take. */
export type DrawLimits = {
  /** For one sheet, with the start of the process. */
  readonly seconds: number;
  /** Kept by the operating system, where it can. Node alone reserves half of it and uses a fifth. */
  readonly megabytes: number;
  /** After so many sheets another process takes over, so that nothing adds up. */
  readonly sheets: number;
};

export const usualDrawLimits: DrawLimits = { seconds: 30, megabytes: 1_536, sheets: 200 };

export type DrawingProcess = {
  /** One sheet at a time. Fails where the process died of it or took too long; the next sheet gets another process. */
  draw(sheet: Drawable): Promise<Buffer>;
  end(): Promise<void>;
};

/**
 * Draws in a process of its own: the tools are native, and a fault in them ends the process they are in. It is begun with
 * the first sheet, and ends with the server in any case: by its open channel, or by its share of the processor's time.
 */
export function drawingProcess(limits: DrawLimits): DrawingProcess {
  let child: ChildProcess | null = null;
  let drawn = 0;

  const end = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL'); // it keeps nothing that could be lost
    await gone;
  };

  return {
    async draw(sheet) {
      if (drawn >= limits.sheets) await end();
      if (!child) drawn = 0;
      drawn += 1;
      const own = (child ??= begin(limits).once('exit', () => void (own === child && (child = null))));
      holdOpen(own, true);
      try {
        return await answerOf(own, sheet, limits.seconds);
      } catch (error) {
        if (!(error instanceof SheetFault)) await end();
        throw error;
      } finally {
        holdOpen(own, false);
      }
    },
    end,
  };
}

/** The process is well, and does not like the sheet. */
class SheetFault extends Error {}

function answerOf(child: ChildProcess, sheet: Drawable, seconds: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => void (said = (said + text.toString()).slice(0, 4_000));
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', answer).off('close', die).off('error', fail).stderr?.off('data', hear);
      end();
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const die = (code: number | null, signal: string | null): void =>
      fail(new Error(`The process that draws PDFs has ended: ${[signal ?? code, ...placeIn(said)].join(', ')}`));
    const answer = (drawn: Drawn): void =>
      'pdf' in drawn
        ? settle(() => resolve(Buffer.from(drawn.pdf)))
        : fail(new SheetFault(`The PDF could not be drawn: ${drawn.fault}`));
    const timer = setTimeout(() => fail(new Error(`No PDF was drawn in ${seconds} seconds`)), seconds * 1000);
    child.on('message', answer).on('close', die).on('error', fail).stderr?.on('data', hear);
    child.send(sheet, (error) => error && fail(error));
  });
}

/** Where a process died, by its own account. The rest of what it says has the guest's name in it. */
const placeIn = (said: string): string[] => /\bERR_[A-Z_]+\b|[\w.-]+\.rs:\d+:\d+/.exec(said)?.slice(0, 1) ?? [];

function begin({ seconds, megabytes, sheets }: DrawLimits): ChildProcess {
  const command = [process.execPath, '--max-old-space-size=128', path.join(import.meta.dirname, 'pdf-child.ts')];
  // Should a drawing never end, and the server be killed meanwhile, it cannot hear of it.
  const limited = `ulimit -d ${megabytes * 1024}; ulimit -t ${Math.ceil(seconds * sheets)}; exec "$0" "$@"`;
  const [program = '', ...args] = process.platform === 'win32' ? command : ['/bin/sh', '-c', limited, ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: { RAYON_NUM_THREADS: '1', RUST_BACKTRACE: '0' }, // nothing of the server's settings
  });
  // What nobody listens to would end the server: a fault between two sheets is found with the next one.
  child.on('error', () => {}).stderr?.on('error', () => {});
  return child;
}

/** The server waits for a drawing that is under way, and for nothing else here. */
function holdOpen(child: ChildProcess, isOpen: boolean): void {
  const pipe = child.stderr as { ref?(): void; unref?(): void } | null;
  for (const part of [child, child.channel, pipe]) part?.[isOpen ? 'ref' : 'unref']?.();
}
