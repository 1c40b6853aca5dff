import { isAtLeast } from '@stayfront/rules/people/role';
import type { Guard } from '../../platform/http/guard.ts';
import type { CheckOperator } from './check-operator.ts';

/** Keeps routes for those who have signed in at the hotel in the path, and whose role is enough. */
export const operatorGuard = (checkOperator: CheckOperator): Guard => ({
  watches: ({ needsOperator }) => needsOperator !== undefined,
  async identify(_route, request) {
    const { hotelId = '' } = request.params as { hotelId?: string };
    return { operator: (await checkOperator(hotelId, request)) ?? undefined, asking: request };
  },
  // No session, one that has ended and one of another hotel are refused in one way.
  bar({ needsOperator }, { operator }, params) {
    const hotelId = (params as { hotelId?: unknown } | null)?.hotelId;
    if (!operator || String(operator.hotelId) !== String(hotelId)) return { refused: 'operator.missing' };
    return needsOperator && !isAtLeast(operator.role, needsOperator) ? { refused: 'operator.role' } : null;
  },
});
