import { inTurns } from './in-turns.ts';

/** What a device keeps of a hotel: the last list of today, ticks that have not been sent, prices that have not been saved, fields of the house that have not been sent. */
export type KeptSlot = 'day' | 'ticks' | 'calendar' | 'house';

export const storeOf = (hotelId: number): string => `stayfront-desk-${hotelId}`;

const table = 'kept';

/** Without a secure connection browsers have neither keys nor workers: then nothing is kept. */
export const isAbleToKeep = (): boolean => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')));
  });

async function inStore<Value>(
  hotelId: number,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(storeOf(hotelId), 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  const db = await answerOf(opening);
  try {
    return await work(db.transaction(table, mode).objectStore(table));
  } finally {
    db.close();
  }
}

/** A key that this browser alone has and that no script can read: what is copied from the disk says nothing. */
export async function keyOf(hotelId: number): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return inStore(hotelId, 'readwrite', async (kept) => {
    const known = (await answerOf(kept.get('key'))) as CryptoKey | undefined;
    if (known) return known;
    await answerOf(kept.put(fresh, 'key'));
    return fresh;
  });
}

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer };

const boundTo = (slot: KeptSlot, iv: Uint8Array<ArrayBuffer>) =>
  ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(slot) }) as const;

/** Sealing and writing take their time, and what is said later must not be overtaken by it. */
const turn = inTurns();

/** Keeps something until the next sign-out. That it could not be kept is nobody's trouble while there is a network. */
export const keep = (hotelId: number, slot: KeptSlot, value: unknown): Promise<void> =>
  turn(() => keepNow(hotelId, slot, value));

async function keepNow(hotelId: number, slot: KeptSlot, value: unknown): Promise<void> {
  if (!isAbleToKeep()) return;
  try {
    const key = await keyOf(hotelId);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(boundTo(slot, iv), key, new TextEncoder().encode(JSON.stringify(value)));
    await inStore(hotelId, 'readwrite', (kept) => answerOf(kept.put({ iv, sealed } satisfies Sealed, slot)));
  } catch {
    // A private window, or a full disk.
  }
}

/** Null where nothing is kept, or it cannot be read any more. */
export const readKept = <Value>(hotelId: number, slot: KeptSlot): Promise<Value | null> =>
  turn(() => readNow<Value>(hotelId, slot));

async function readNow<Value>(hotelId: number, slot: KeptSlot): Promise<Value | null> {
  if (!isAbleToKeep()) return null;
  try {
    const found = await inStore(hotelId, 'readonly', async (kept) => {
      const [key, sealed] = await Promise.all([answerOf(kept.get('key')), answerOf(kept.get(slot))]);
      return key && sealed ? { key: key as CryptoKey, ...(sealed as Sealed) } : null;
    });
    if (!found) return null;
    const text = await crypto.subtle.decrypt(boundTo(slot, found.iv), found.key, found.sealed);
    return JSON.parse(new TextDecoder().decode(text)) as Value;
  } catch {
    return null;
  }
}

/** All of it goes, and the key with it. */
export const forgetKept = (hotelId: number): Promise<void> =>
  turn(async () => {
    if (isAbleToKeep()) await inStore(hotelId, 'readwrite', (kept) => answerOf(kept.clear())).catch(() => {});
  });
