import { RefusedCall } from '@stayfront/contract/call';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import type { Problem } from '@stayfront/contract/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { setUpKey, setUpQuery } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

/**
 * held: something typed cannot be saved as it is. changed: somebody else has changed the same step meanwhile. asked: it
 * looks like a slip, and guests would see it.
 */
export type Saving = { readonly state: 'saved' | 'saving' | 'held' | 'offline' | 'changed' | 'asked' | 'refused' } & {
  readonly problem: Problem | null;
};
export type Send<Wish> = (wish: Wish, now: SetUp, accepts?: string) => Promise<SetUp>;

type Wanted<Wish> = {
  /** As the form stands; null where it cannot be saved as it is. */
  readonly wish: Wish | null;
  /** Whether somebody has typed since the form was filled out of what is saved. */
  readonly isTouched: boolean;
  readonly send: Send<Wish>;
  /** What of the set-up this step is about: as long as that stays, others may change the rest. */
  readonly partOf: (setUp: SetUp) => unknown;
  readonly onSaved: (answer: SetUp, wish: Wish) => void;
};

/** Keys that come together, as a name that is pasted, are one save; while one runs, all that is typed waits for the next. */
const pause = 10;
const tryAgainAfter = 5_000;

/** Saves a step of the set-up while it is typed, one save after the other, the last one as it is then. */
export function useStepSave<Wish>({ wish, isTouched, send, partOf, onSaved }: Wanted<Wish>) {
  const client = useQueryClient();
  const transport = useTransport();
  const { hotelId } = useDesk();
  const [saving, setSaving] = useState<Saving>({ state: 'saved', problem: null });
  const saved = useRef<string | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const wanted = useRef<Wish | null>(wish);
  const text = wish === null ? null : JSON.stringify(wish);
  const key = setUpKey(hotelId);

  const readAnew = async (): Promise<SetUp> => client.query({ ...setUpQuery(transport, hotelId), staleTime: 0 });
  /** Once more where what stood in the way was no change of this step. */
  const sendOnce = async (one: Wish): Promise<SetUp> => {
    const known = client.getQueryData<SetUp>(key) ?? (await readAnew());
    try {
      return await send(one, known);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'set_up.changed' || code === 'calendar.changed') {
        const now = await readAnew();
        if (JSON.stringify(partOf(now)) !== JSON.stringify(partOf(known))) throw error;
        return send(one, now);
      }
      // As long as no guest sees it, half a number is no slip.
      const accepts = code === 'calendar.warned' && !known.isOpen ? acceptsOf(error) : undefined;
      if (accepts === undefined) throw error;
      return send(one, known, accepts);
    }
  };
  const run = async (accepts?: string): Promise<boolean> => {
    while (wanted.current !== null) {
      const one = wanted.current;
      const words = JSON.stringify(one);
      if (words === saved.current) return true;
      setSaving({ state: 'saving', problem: null });
      try {
        const known = client.getQueryData<SetUp>(key);
        const answer = accepts !== undefined && known ? await send(one, known, accepts) : await sendOnce(one);
        saved.current = words;
        client.setQueryData(key, answer);
        setSaving({ state: 'saved', problem: null });
        onSaved(answer, one);
      } catch (error) {
        setSaving(stateOf(error));
        return false;
      }
    }
    return false;
  };
  const runs = useRef(run);
  useLayoutEffect(() => {
    wanted.current = wish;
    runs.current = run;
  });
  const save = useCallback(async (accepts?: string): Promise<boolean> => {
    // What runs already looks at what is typed by then.
    while (running.current) await running.current;
    running.current = runs.current(accepts).finally(() => (running.current = null));
    return running.current;
  }, []);

  useEffect(() => {
    if (!isTouched || text === null) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [text, isTouched, save]);
  const leave = useEffectEvent(() => {
    if (isTouched && text !== null && text !== saved.current) void save();
  });
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (saving.state !== 'offline') return;
    const again = (): void => void save();
    const timer = setInterval(again, tryAgainAfter);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [saving.state, save]);

  const isHeld = wish === null && isTouched && saving.state === 'saved';
  return {
    saving: isHeld ? held : saving,
    /** Saves what is typed, now; true once it is. */
    save,
    accept: () => void save(acceptsOfProblem(saving.problem)),
  };
}

const held: Saving = { state: 'held', problem: null };

const codeOf = (error: unknown): string | null => (error instanceof RefusedCall ? error.problem.code : null);
const acceptsOfProblem = (problem: Problem | null): string | undefined =>
  (problem?.details as { accepts?: string } | undefined)?.accepts;
const acceptsOf = (error: unknown): string | undefined =>
  error instanceof RefusedCall ? acceptsOfProblem(error.problem) : undefined;

function stateOf(error: unknown): Saving {
  if (!(error instanceof RefusedCall) || error.problem.status >= 500 || error.problem.status === 429)
    return { state: 'offline', problem: null };
  const { problem } = error;
  if (problem.code === 'set_up.changed' || problem.code === 'calendar.changed') return { state: 'changed', problem };
  return { state: problem.code === 'calendar.warned' ? 'asked' : 'refused', problem };
}
