import type { Arrival } from '@stayfront/contract/desk/archive';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredArrival } from './arrival.store.ts';

/** Whoever is at it shows a sign each second; after so long a server was stopped, or the database is away. */
const silentMs = 90_000;

/** How far an archive is that was sent, as its owner reads it. */
export function describeWork(stored: StoredArrival, now: Instant): Arrival {
  const { arrivalId, name, begunAt, by, pieces, heardAt, done, total, checked, madeHotel } = stored;
  const state = stateOf(stored);
  const isWorking = state === 'checking' || state === 'bringing';
  return {
    arrivalId,
    name,
    at: new Date(begunAt).toISOString(),
    by,
    state,
    pieces,
    share: isWorking ? (total === 0 ? 0 : Math.min(1, done / total)) : null,
    isSilent: isWorking && now - heardAt > silentMs,
    checked,
    hotelId: state === 'here' ? madeHotel : null,
  };
}

function stateOf({ state, work, checked }: StoredArrival): Arrival['state'] {
  if (state === 'done') return 'here';
  if (state === 'taken') return work === 'take' ? 'bringing' : 'checking';
  return checked ? 'checked' : 'sending';
}
