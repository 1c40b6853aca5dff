import { expect, test } from 'vitest';
import { fullName, greetingName } from './guest-name.ts';

const anna = { givenName: 'Anna', surname: 'Muster' };
const hanako = { givenName: '花子', surname: '山田' };

test('the family name comes first in Hungarian, Japanese, Korean and Chinese, and last elsewhere', () => {
  for (const language of ['hu', 'ja', 'ko', 'zh']) expect(fullName(language, anna)).toBe('Muster Anna');
  for (const language of ['en', 'de', 'ar', 'vi']) expect(fullName(language, anna)).toBe('Anna Muster');
});

test('names in scripts without spaces stand together where the family comes first', () => {
  expect(fullName('ja', hanako)).toBe('山田花子');
  expect(fullName('ko', { givenName: '철수', surname: '김' })).toBe('김철수');
  expect(fullName('en', hanako)).toBe('花子 山田');
});

test('a letter calls a guest as the language does', () => {
  expect(greetingName('en', anna)).toBe('Anna');
  expect(greetingName('ja', hanako)).toBe('山田');
  expect(greetingName('zh', { givenName: '小明', surname: '王' })).toBe('王小明');
  expect(greetingName('hu', anna)).toBe('Muster Anna');
  expect(greetingName('pl', anna)).toBe('Anna Muster');
});

test('a name of one word has no space at its side', () => {
  expect(fullName('en', { givenName: 'Madonna', surname: '' })).toBe('Madonna');
  expect(greetingName('ja', { givenName: 'Madonna', surname: '' })).toBe('Madonna');
});
