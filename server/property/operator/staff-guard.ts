import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import type { Guard } from '../../platform/http/guard.ts';
import type { CheckKey } from '../key/check-key.ts';
import type { CheckOperator } from './check-operator.ts';

/** Who acts for a hotel: somebody who has signed in, or a system that holds its key. */
export type Staff = {
  readonly hotelId: number;
  readonly role: Role;
  /** As history names them: an e-mail address, or what the key is called. */
  readonly by: string;
};

declare module '../../platform/http/guard.ts' {
  interface Caller {
    readonly staff?: Staff | undefined;
  }
}

/** A key was given out by an owner to do the hotel's work; people and payment accounts are not among it. */
const roleOfKeys: Role = 'manager';

/** Keeps routes for who works at the hotel in the path, people and systems by one table of roles. */
export const staffGuard = (checkKey: CheckKey, checkOperator: CheckOperator): Guard => ({
  watches: ({ needsStaff }) => needsStaff !== undefined,
  async identify(_route, request) {
    const { authorization } = request.headers;
    if (/^Bearer /i.test(authorization ?? '')) {
      const key = await checkKey(authorization);
      if (!key) return { refused: 'key.missing' };
      return { hasKey: true, staff: { hotelId: key.hotelId, role: roleOfKeys, by: key.name } };
    }
    const { hotelId = '' } = request.params as { hotelId?: string };
    const operator = await checkOperator(hotelId, request);
    return { staff: operator ? { hotelId: operator.hotelId, role: operator.role, by: operator.email } : undefined };
  },
  bar({ needsStaff }, { staff, hasKey }, params) {
    const hotelId = (params as { hotelId?: unknown } | null)?.hotelId;
    const isElsewhere = String(staff?.hotelId) !== String(hotelId);
    // Whoever holds the key of one hotel hears of another what anybody hears of a hotel that is not there.
    if (hasKey && isElsewhere) return { refused: 'hotel.unknown' };
    if (!staff || isElsewhere) return { refused: 'operator.missing' };
    return needsStaff && !isAtLeast(staff.role, needsStaff) ? { refused: 'operator.role' } : null;
  },
});
