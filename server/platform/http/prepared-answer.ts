import { Pen } from '@stayfront/rules/pen';

/** An answer that is JSON already: what is asked for thousands of times a second is written without a detour. */
export class PreparedAnswer {
  readonly #json: Buffer;
  #pen: Pen | null;
  #isBack = false;

  constructor(json: Buffer, pen: Pen | null = null) {
    this.#json = json;
    this.#pen = pen;
  }

  get json(): Buffer {
    if (this.#isBack) throw new Error('This answer was given back: its memory is another one’s');
    return this.#json;
  }

  /**
   * To be called when the last byte has left the house and nobody will look at the answer again. Whoever does all the
   * same finds it struck through, not another guest's answer.
   */
  giveBack(): void {
    const pen = this.#pen;
    if (!pen) return; // it is kept for everybody, or was given back before
    this.#pen = null;
    this.#isBack = true;
    this.#json.fill(struckThrough);
    if (this.#json.length <= longestKept && idle.length < mostIdle) idle.push(pen);
  }
}

/** No JSON has it. */
const struckThrough = 0x00;

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
