import type { Guard } from '../../platform/http/guard.ts';
import type { CheckOperator } from './check-operator.ts';
import { operatorCookieName } from './operator-cookie.ts';

/** Keeps routes for those who have signed in at the hotel in the path, and some for those who may change something. */
export const operatorGuard = (checkOperator: CheckOperator, publicUrl: () => string): Guard => ({
  watches: ({ needsOperator }) => needsOperator !== undefined,
  async identify(_route, { params, cookies }) {
    const { hotelId = '' } = params as { hotelId?: string };
    return { operator: (await checkOperator(hotelId, cookies[operatorCookieName(hotelId, publicUrl())])) ?? undefined };
  },
  // No session, one that has ended and one of another hotel are refused in one way.
  bar({ needsOperator }, { operator }, params) {
    const hotelId = (params as { hotelId?: unknown } | null)?.hotelId;
    if (!operator || String(operator.hotelId) !== String(hotelId)) return { refused: 'operator.missing' };
    return needsOperator === 'editor' && operator.role !== 'editor' ? { refused: 'operator.role' } : null;
  },
});
