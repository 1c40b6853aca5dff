import { describe, expect, test } from 'vitest';
import { failureLine } from './failure-line.ts';
import { maskText } from './mask-text.ts';

describe('a text for the log', () => {
  test.each([
    ['550 5.1.1 <ada@guest.example>: user unknown', '550 5.1.1 <…>: user unknown'],
    ['to ada%40guest.example now', 'to … now'],
    ['call +44 20 7946 0000 back', 'call … back'],
    ['call (020) 7946-0000', 'call …'],
    ['paid with 4111 1111 1111 1111', 'paid with …'],
    ['t=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE', 't=…'],
    ['Unexpected token, "Ada Lovelace" is not JSON', 'Unexpected token, … is not JSON'],
  ])('%s loses who it is about', (text, masked) => expect(maskText(text)).toBe(masked));

  test.each([
    'The payment 018f2f60-7a4c-7c11-9d20-9e1a5a6f0f10 is gone: payments are never deleted',
    'duplicate key value violates unique constraint "reservation_pkey"',
    "Cannot read properties of undefined (reading 'nights')",
    'connect ECONNREFUSED 127.0.0.1:5432',
    'SB4-ABCDEFGH23 cannot go from cancel to book on 2027-06-11',
  ])('%s stays as it is', (text) => expect(maskText(text)).toBe(text));

  test('has an end', () => expect(maskText('x '.repeat(10_000)).length).toBeLessThanOrEqual(500));
});

describe('a failure in the log', () => {
  test('of the database tells the constraint and nothing of the row', () => {
    const failure = Object.assign(new Error('duplicate key value violates unique constraint "guest_key"'), {
      severity: 'ERROR',
      code: '23505',
      detail: 'Key (surname)=(Lovelace) already exists.',
      where: 'COPY guest, line 1: "Lovelace"',
      table: 'guest',
      constraint: 'guest_key',
    });
    const line = failureLine(failure);
    expect(line).toMatchObject({ code: '23505', table: 'guest', constraint: 'guest_key' });
    expect(JSON.stringify(line)).not.toContain('Lovelace');
  });

  test('about a value tells nothing of the value, in message, stack or cause', () => {
    const cause = Object.assign(new Error('invalid input syntax for type date: "Lovelace"'), { code: '22007' });
    const line = failureLine(new Error('not stored', { cause }));
    expect(line).toMatchObject({ message: 'not stored', cause: { message: 'invalid input syntax for type date: …' } });
    expect(JSON.stringify(line)).not.toContain('Lovelace');
    expect(line['stack']).toContain('mask-text.test.ts');
  });

  test('of a mail server is told without its answer', () => {
    const refused = Object.assign(new Error('550 <ada@guest.example> Ada is gone'), {
      code: 'EENVELOPE',
      response: '550 <ada@guest.example> unknown',
      rejected: ['ada@guest.example'],
    });
    const text = JSON.stringify(failureLine(refused));
    expect(text).toContain('EENVELOPE');
    expect(text).not.toContain('ada@');
  });

  test('that is no error says so, and a circle of causes ends', () => {
    expect(failureLine('Ada Lovelace')).toEqual({ type: 'string' });
    const circle = new Error('bites its tail');
    circle.cause = circle;
    expect(JSON.stringify(failureLine(circle)).split('bites its tail').length).toBeLessThan(8);
  });
});
