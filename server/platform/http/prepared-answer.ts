import { Pen } from '@stayfront/rules/pen';

/** An answer that is JSON already: what is asked for thousands of times a second is written without a detour. */
export class PreparedAnswer {
  readonly json: Buffer;
  readonly #pen: Pen | null;

  constructor(json: Buffer, pen: Pen | null = null) {
    this.json = json;
    this.#pen = pen;
  }

  /** To be called once, when the last byte has left the house and nobody will look at the answer again. */
  giveBack(): void {
    if (this.#pen && this.json.length <= longestKept && idle.length < mostIdle) idle.push(this.#pen);
  }
}

// Fresh paper for each answer costs more than writing it: it has to be fetched, and cleared away by the collector.
const idle: Pen[] = [];
const mostIdle = 64;
const longestKept = 512 * 1024;

/** Writes an answer. Whoever has sent it gives it back; one that is not given back is cleared away like anything else. */
export function prepareAnswer(write: (pen: Pen) => void): PreparedAnswer {
  const pen = idle.pop() ?? new Pen();
  write(pen.rubOut());
  const { buffer, byteOffset, byteLength } = pen.look();
  return new PreparedAnswer(Buffer.from(buffer, byteOffset, byteLength), pen);
}
