import { expect, test } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

const ada = {
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  address: { city: 'London' },
  phone: '',
};

test('of an answer its beginning is kept as plain text, and nothing of an empty one', () => {
  expect(keptAnswer('  Maintenance,\nback at 15:00\u0000 ', ada)).toBe('Maintenance,\nback at 15:00');
  expect(keptAnswer('', ada)).toBeNull();
  expect(keptAnswer('x'.repeat(10_000), ada)).toHaveLength(500);
  expect(keptAnswer('\ud83d', ada)).toBeNull();
});

test('what an answer repeats of the guest or of a key is not kept', () => {
  const echo = JSON.stringify({ error: 'bad', guest: ada, key: 'trivago-key' });
  const kept = keptAnswer(echo, [ada, { apiKey: 'trivago-key' }]);
  expect(kept).toContain('"error":"bad"');
  expect(kept).not.toMatch(/Ada|Lovelace|ada@guest|London|trivago-key/);
});
