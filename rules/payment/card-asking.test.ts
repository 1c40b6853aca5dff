import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { cardAsking, takesCard } from './card-asking.ts';

const today = stayDate('2027-06-01');
const now = Date.parse('2027-06-01T10:00:00Z');
const stands = {
  status: 'book',
  holdExpiresAt: null,
  departure: stayDate('2027-06-13'),
  request: 'open',
  canKeep: true,
} as const;

test.each([
  ['asked', {}],
  ['asked', { status: 'held', holdExpiresAt: now + 1 }],
  ['over', { status: 'held', holdExpiresAt: now }],
  ['over', { status: 'cancel' }],
  ['over', { status: 'discarded', request: 'given' }],
  ['over', { departure: today }],
  ['given', { request: 'given', departure: today }],
  ['none', { request: 'withdrawn' }],
  ['none', { request: null, canKeep: false }],
  ['unavailable', { canKeep: false }],
] as const)('a card is %s: %j', (said, changes) => {
  expect(cardAsking({ ...stands, ...changes }, today, now)).toBe(said);
});

test('a card that comes as the hold ends is still taken; one for what is over, or that nobody asks for, is not', () => {
  expect(takesCard({ ...stands, status: 'held' }, today)).toBe(true);
  for (const changes of [
    { status: 'discarded' },
    { request: 'given' },
    { request: null },
    { departure: today },
  ] as const)
    expect(takesCard({ ...stands, ...changes }, today)).toBe(false);
});
