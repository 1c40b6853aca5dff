import { expect, test } from 'vitest';
import { readEraseCommand } from './read-erase-command.ts';

test.each([
  ['1001 SB4-K7QM2XH9RD', { hotel: 1001, whom: 'SB4-K7QM2XH9RD', isDryRun: false }],
  ['1001 ada@guest.example --dry-run', { hotel: 1001, whom: 'ada@guest.example', isDryRun: true }],
  ['--dry-run all due', { hotel: 'all', whom: 'due', isDryRun: true }],
])('%s says whom to forget', (typed, command) => {
  expect(readEraseCommand(typed.split(' '))).toEqual(command);
});

test.each(['', '1001', 'all', '1001 ada', '1001 due now', '1001 due --dryrun', 'seeblick due', '1001 SB4-K7'])(
  'whom “%s” means is not plain, and nothing is erased',
  (typed) => {
    expect(readEraseCommand(typed.split(' ').filter(Boolean))).toBeNull();
  },
);
