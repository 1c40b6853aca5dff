/** What something can be sealed with at once, and once only. */
export type Pad = { readonly iv: Uint8Array<ArrayBuffer>; readonly stream: Uint8Array };

/** So much is sealed at once: some thousand nights as text. */
const padLength = 1 << 20;
const ivLength = 12;

/**
 * Browsers seal in their own time, which a page that goes has not got. So what is laid over the text is made beforehand: AES
 * in counter mode lays a stream over it, and zeros that were sealed are that stream.
 */
export async function makePad(
  key: CryptoKey,
  iv = crypto.getRandomValues(new Uint8Array(ivLength)),
  length = padLength,
): Promise<Pad> {
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(length));
  return { iv, stream: new Uint8Array(sealed, 0, length) };
}

/** Null where there is more of it than can be sealed at once. */
export function sealAtOnce({ iv, stream }: Pad, text: string): string | null {
  const bytes = new TextEncoder().encode(text);
  return bytes.length > stream.length ? null : letters(iv) + letters(laid(bytes, stream));
}

/** What was sealed at once; by another key it is nonsense. */
export async function openSealed(key: CryptoKey, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(sealed, (letter) => letter.charCodeAt(0));
  const [iv, text] = [bytes.slice(0, ivLength), bytes.subarray(ivLength)];
  return new TextDecoder().decode(laid(text, (await makePad(key, iv, text.length)).stream));
}

const laid = (bytes: Uint8Array, stream: Uint8Array): Uint8Array =>
  bytes.map((byte, place) => byte ^ (stream[place] ?? 0));

/** A letter for each byte, as a store of texts keeps them. */
function letters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
