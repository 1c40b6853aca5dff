import { expect, test } from 'vitest';
import { findOldSignIn, findOperatorPage, signInFor } from './find-operator-page.ts';

test.each([
  '/1001/config',
  '/1001/config/',
  '/1001/config?lang=de',
  '/1001/config/customization',
  '/1001/config/customization-form?x=1',
  '/1001/config/anything/else',
  '/1001//config',
  '/1001/%63onfig',
  '/1001/CONFIG/Customization',
  '/1001/config/sign-in/../customization',
  '/1001/config/sign-in/more',
])('%s is the hotel’s own', (url) => {
  expect(findOperatorPage(url)).toBe('1001');
});

test.each(['/1001', '/1001/configuration', '/1001/room/config', '/hotel-chain/100', '/config', '/1001/%zz'])(
  '%s is not',
  (url) => {
    expect(findOperatorPage(url)).toBeNull();
  },
);

test('K01 links of mails lead to the one page to sign in on, with their token', () => {
  expect(findOldSignIn('/1001/config/sign-in?t=abc')).toBe('/1001/desk/sign-in?t=abc');
  expect(findOldSignIn('/1001/config/sign-in/')).toBe('/1001/desk/sign-in');
  for (const other of ['/1001/config', '/1001/config/sign-in/more', '/1001/config/sign-in/../customization'])
    expect(findOldSignIn(other)).toBeNull();
});

test('K01 who has to sign in first comes back to where they wanted to be', () => {
  expect(signInFor('1001', '/1001/config/customization?lang=de')).toBe(
    '/1001/desk/sign-in?to=%2F1001%2Fconfig%2Fcustomization%3Flang%3Dde',
  );
  expect(signInFor('1001', '/1001//config')).toBe('/1001/desk/sign-in?to=%2F1001%2Fconfig');
});
