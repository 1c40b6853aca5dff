import { expect, test } from 'vitest';
import { findOperatorPage } from './find-operator-page.ts';

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

test.each([
  '/1001',
  '/1001/configuration',
  '/1001/config/sign-in',
  '/1001/config/sign-in/?t=abc',
  '/1001/room/config',
  '/hotel-chain/100',
  '/config',
  '/1001/%zz',
])('%s is not', (url) => {
  expect(findOperatorPage(url)).toBeNull();
});
