import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser knows passkeys; null while the page is drawn by the server, which cannot say. */
export const useKnowsPasskeys = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => null,
  );

/** Whether passkeys can be of this address: browsers keep them for names alone. Null while the server draws. */
export const useHasPasskeyAddress = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    never,
    () => !/^[\d.]+$|^\[/.test(window.location.hostname),
    () => null,
  );

/** Whether somebody has only closed the question of their device: nothing that has to be spoken of. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
