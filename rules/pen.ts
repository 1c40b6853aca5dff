/**
 * Writes a long text straight into memory, sign by sign. Texts that are put together by adding leave hundreds of pieces
 * behind for each answer, which somebody has to join and somebody to clear away: in a search that took longer than
 * finding its prices.
 */
export class Pen {
  #page = new Uint8Array(32 * 1024);
  #end = 0;

  /** How much is written. */
  get end(): number {
    return this.#end;
  }

  /** Signs of ASCII: names and numbers of ours. What others may have written comes as bytes. */
  plain(text: string): this {
    const { length } = text;
    const page = this.#withRoomFor(length);
    const at = this.#end;
    let seen = 0;
    for (let i = 0; i < length; i++) {
      const sign = text.charCodeAt(i);
      seen |= sign;
      page[at + i] = sign;
    }
    if (seen > 127) throw new RangeError(`${text} has signs that take more than one byte`);
    this.#end = at + length;
    return this;
  }

  bytes(part: Uint8Array): this {
    this.#withRoomFor(part.length).set(part, this.#end);
    this.#end += part.length;
    return this;
  }

  /** A whole number in the digits of everybody. */
  number(value: number): this {
    if (!(value >= 0 && value < 1_000_000_000)) return this.plain(String(value));
    let rest = value | 0;
    let length = 1;
    for (let most = 10; most <= rest; most *= 10) length++;
    const page = this.#withRoomFor(length);
    this.#end += length;
    let at = this.#end;
    do {
      const next = (rest / 10) | 0;
      page[--at] = 48 + rest - next * 10;
      rest = next;
    } while (rest !== 0);
    return this;
  }

  /** A whole number in digits and small letters, as short as it gets. */
  short(value: number): this {
    if (!(value >= 0 && value < 2_000_000_000)) return this.plain(value.toString(36));
    let rest = value | 0;
    let length = 1;
    for (let most = 36; most <= rest; most *= 36) length++;
    const page = this.#withRoomFor(length);
    this.#end += length;
    let at = this.#end;
    do {
      const next = (rest / 36) | 0;
      const digit = rest - next * 36;
      page[--at] = digit < 10 ? 48 + digit : 87 + digit;
      rest = next;
    } while (rest !== 0);
    return this;
  }

  /** Goes back to where there was less. */
  rubOut(end = 0): this {
    this.#end = end;
    return this;
  }

  /** What is written; gone with the next sign. */
  look(): Uint8Array<ArrayBuffer> {
    return this.#page.subarray(0, this.#end);
  }

  /** What another pen has written from a place on. */
  copy(other: Pen, from: number): this {
    const length = other.#end - from;
    const page = this.#withRoomFor(length);
    for (let i = 0; i < length; i++) page[this.#end + i] = other.#page[from + i] ?? 0;
    this.#end += length;
    return this;
  }

  /** What is written, where that is plain. */
  read(): string {
    let text = '';
    for (let i = 0; i < this.#end; i++) text += String.fromCharCode(this.#page[i] ?? 0);
    return text;
  }

  #withRoomFor(length: number): Uint8Array {
    const needed = this.#end + length;
    if (needed > this.#page.length) {
      const page = new Uint8Array(2 * needed);
      page.set(this.look());
      this.#page = page;
    }
    return this.#page;
  }
}

/** Plain signs that are written often. */
export function plainBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
