import { useCallback, useSyncExternalStore } from 'react';
import { sessionLength } from './session-cookie.ts';
import { sessionWatch } from './session-watch.ts';

/** Seconds until the session ends, each second anew. */
export const useSecondsLeft = (hotelId: number): number =>
  useSyncExternalStore(
    useTicks(hotelId),
    () => sessionWatch(hotelId).secondsLeft(),
    () => sessionLength / 1000,
  );

export const useHasSessionEnded = (hotelId: number): boolean =>
  useSyncExternalStore(
    useTicks(hotelId),
    () => sessionWatch(hotelId).hasEnded(),
    () => false,
  );

const useTicks = (hotelId: number) =>
  useCallback((onTick: () => void) => sessionWatch(hotelId).subscribe(onTick), [hotelId]);
