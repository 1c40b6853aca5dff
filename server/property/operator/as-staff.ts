import type { CallContext } from '../../platform/http/answer-route.ts';
import type { Staff } from './staff-guard.ts';

/** Who acts for the hotel, on a route that answers nobody else. */
export function asStaff({ staff }: CallContext): Staff {
  if (!staff) throw new Error('This route does not say that it needs staff');
  return staff;
}
