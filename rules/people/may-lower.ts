import { isAtLeast, type Role } from './role.ts';

/** Who may give something for less than the house asks: a price, or a fee of its policies. */
export const leastToLower = 'manager' satisfies Role;

/** Whether somebody may give so much less, in minor units of the hotel's currency. Nothing less is everybody's to give. */
export const mayLower = (role: Role, lowered: number): boolean => lowered <= 0 || isAtLeast(role, leastToLower);
