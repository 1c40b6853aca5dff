import { expect, test } from 'vitest';
import { findOldSignIn, signInFor } from './sign-in-address.ts';

test('K01 links of mails lead to the one page to sign in on, with their token', () => {
  expect(findOldSignIn('/1001/config/sign-in?t=abc')).toBe('/1001/desk/sign-in?t=abc');
  expect(findOldSignIn('/1001/config/sign-in/')).toBe('/1001/desk/sign-in');
  for (const other of ['/1001/config', '/1001/config/sign-in/more', '/1001/config/sign-in/../customization'])
    expect(findOldSignIn(other)).toBeNull();
});

test('K01 who has to sign in first comes back to where they wanted to be', () => {
  expect(signInFor(1001, '/1001/config/customization?lang=de')).toBe(
    '/1001/desk/sign-in?to=%2F1001%2Fconfig%2Fcustomization%3Flang%3Dde',
  );
  expect(signInFor(1001, '/1001/desk/people')).toBe('/1001/desk/sign-in?to=%2F1001%2Fdesk%2Fpeople');
  for (const today of ['/1001/desk', '/1001/desk/']) expect(signInFor(1001, today)).toBe('/1001/desk/sign-in');
});
