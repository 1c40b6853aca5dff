import type { KeptDraft } from './draft.ts';

export type ToldWindows = { readonly tell: (draft: KeptDraft) => void; readonly close: () => void };

/** What is typed in one window of this browser is pending in all of them: they share one draft of a hotel. */
export function toldWindows(hotelId: number, onDraft: (draft: KeptDraft) => void): ToldWindows {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`stayfront-desk-${hotelId}-calendar`);
  channel.addEventListener('message', ({ data }: MessageEvent<KeptDraft>) => onDraft(data));
  return { tell: (draft) => channel.postMessage(draft), close: () => channel.close() };
}
