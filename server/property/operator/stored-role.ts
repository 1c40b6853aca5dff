import { findRole, isAtLeast, type Role } from '@stayfront/rules/people/role';

/** A role as it lies in the database: as the release before understands it, and as it is. */
export type StoredRole = { readonly role: 'viewer' | 'editor'; readonly desk_role: Role | null };

export const storedRole = (role: Role): StoredRole => ({
  role: isAtLeast(role, 'manager') ? 'editor' : 'viewer',
  desk_role: role,
});

export const readRole = ({ role, desk_role: deskRole }: StoredRole): Role => deskRole ?? findRole(role) ?? 'reader';
