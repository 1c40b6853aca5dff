import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { changeHouse, settleHouse, type House } from '@stayfront/contract/desk/house/draft';
import type { Problem } from '@stayfront/contract/problem';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import { keep, readKept } from '../../app/data/kept-store.ts';
import { withDraft } from '../../app/data/with-draft.ts';
import {
  openEditing,
  unsentOf,
  withAnswer,
  withChoice,
  withHouse,
  withoutAnswer,
  withRedone,
  withSent,
  withTyped,
  withUndone,
  type Editing,
} from './editing.ts';

/** saved: all that was typed is in the draft. offline: it waits on this device. refused: the server has said no to it. */
export type Link =
  | { readonly state: 'saved' | 'sending' | 'offline' }
  | { readonly state: 'refused'; readonly why: Problem };

export type HouseNow = Editing & { readonly link: Link };

/** The house while it is edited: typing changes it at once, and a moment later the draft that all others see. */
export type HouseStore = {
  get(): HouseNow;
  subscribe(listener: () => void): () => void;
  /** What the server has told, by whatever way. */
  take(house: House): void;
  type(changes: readonly FieldChange[], at: number): void;
  undo(): void;
  redo(): void;
  /** Between one's own words and those of somebody who wrote first. */
  choose(path: string, whose: 'mine' | 'theirs', at: number): void;
  /** Between the draft and what somebody has published in its place. */
  settle(path: string, whose: 'mine' | 'theirs', theirs: unknown): Promise<void>;
  /** Sends what waits, now. */
  send(): Promise<void>;
};

type Deps = {
  readonly hotelId: number;
  readonly transport: Transport;
  /** The draft has become another one. */
  readonly onDraft: (house: House) => void;
};

/** What is typed is sent with whatever else the same key or button changed; one request after the other holds it back enough. */
const sendAfter = 0;
/** So long is waited where nobody answered. */
const tryAgainAfter = 5000;

export function openHouseStore(first: House, { hotelId, transport, onDraft }: Deps): HouseStore {
  const listeners = new Set<() => void>();
  let now: HouseNow = { ...openEditing(first), link: { state: 'saved' } };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isKeeping = false;
  let way: Promise<void> | null = null;

  const put = (editing: Editing, link: Link = now.link): void => {
    now = { ...editing, link };
    for (const listener of listeners) listener();
  };
  const later = (delay: number): void => {
    timer ??= setTimeout(() => {
      timer = null;
      void send();
    }, delay);
  };
  const hasWaiting = (): boolean => now.unsent.length > 0;
  /** One after the other, the last one as it is then. */
  const keepUnsent = async (): Promise<void> => {
    if (isKeeping) return;
    isKeeping = true;
    for (let kept: HouseNow | null = null; kept !== now;) {
      kept = now;
      await keep(hotelId, 'house', unsentOf(kept));
    }
    isKeeping = false;
  };
  const type = (next: Editing): void => {
    if (next === now) return;
    put({ ...next }, hasNothingNew(next) ? now.link : { state: 'sending' });
    void keepUnsent();
    if (hasWaiting() && now.sent.length === 0) later(sendAfter);
  };
  const hasNothingNew = ({ unsent, sent }: Editing): boolean => unsent.length === 0 && sent.length === 0;

  /** Whoever publishes next waits for all of it: also for what is on its way already, and what is typed meanwhile. */
  function send(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    way ??= sendAll().finally(() => {
      way = null;
    });
    return way;
  }
  async function sendAll(): Promise<void> {
    while (hasWaiting()) {
      await sendOnce();
      if (now.link.state === 'refused') return;
      if (now.link.state === 'offline') return later(tryAgainAfter);
    }
  }
  async function sendOnce(): Promise<void> {
    put(withSent(now), { state: 'sending' });
    const body = { since: now.house.draft.number, changes: [...now.sent] };
    try {
      const answer = await transport(changeHouse, { params: { hotelId }, query: {}, body });
      put(withAnswer(now, answer), { state: hasWaiting() ? 'sending' : 'saved' });
      onDraft(now.house);
    } catch (error) {
      put(withoutAnswer(now), linkOf(error));
    }
    void keepUnsent();
  }

  void readKept<readonly FieldChange[]>(hotelId, 'house').then((kept) => {
    if (!kept || kept.length === 0) return;
    const { house, unsent } = now;
    type({ ...openEditing(house, [...kept, ...unsent]), past: now.past, future: now.future });
  });

  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take(house) {
      const next = withHouse(now, house);
      if (next !== now) put(next);
    },
    type: (changes, at) => type(withTyped(now, changes, at)),
    undo: () => type(withUndone(now)),
    redo: () => type(withRedone(now)),
    choose: (path, whose, at) => type(withChoice(now, path, whose, at)),
    async settle(path, whose, theirs) {
      const choice = { path, keep: whose, ...(theirs === undefined ? {} : { theirs }) };
      const draft = await transport(settleHouse, { params: { hotelId }, query: {}, body: { choices: [choice] } });
      put(withHouse(now, withDraft(now.house, draft)));
      onDraft(now.house);
    },
    send,
  };
}

/** Whether nobody answered, or only not now. */
const linkOf = (error: unknown): Link =>
  error instanceof RefusedCall && error.problem.status !== 429 && error.problem.status < 500
    ? { state: 'refused', why: error.problem }
    : { state: 'offline' };
