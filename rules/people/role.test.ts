import { expect, test } from 'vitest';
import { findRole, isAtLeast, roles } from './role.ts';

test('each role may do what those before it may, and the owner everything', () => {
  expect(roles.map((role) => roles.filter((least) => isAtLeast(role, least)))).toEqual([
    ['reader'],
    ['reader', 'front-desk'],
    ['reader', 'front-desk', 'manager'],
    ['reader', 'front-desk', 'manager', 'owner'],
  ]);
});

test('roles are known by their names, and by those they had before', () => {
  for (const role of roles) expect(findRole(role)).toBe(role);
  expect(findRole('viewer')).toBe('reader');
  expect(findRole('editor')).toBe('owner');
  for (const name of ['Owner', '', 'boss', 'toString']) expect(findRole(name)).toBeNull();
});
