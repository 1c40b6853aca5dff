import { expect, test } from 'vitest';
import { findCommand, usageOf, type Command } from './command.ts';

const commandOf = (...words: Command['words']): Command => ({ words, says: 'do it', run: () => Promise.resolve(0) });
const commands = [
  commandOf('export', 'HOTEL', '[FILE]'),
  commandOf('calendar', 'HOTEL', 'FILE'),
  commandOf('calendar', 'HOTEL', 'FROM', 'TO'),
];
const found = (...typed: string[]): readonly string[] | undefined => findCommand(commands, typed)?.words;

test('a command is found by its name and by how much it is given', () => {
  expect(found('calendar', '1001', 'june.json')).toEqual(['calendar', 'HOTEL', 'FILE']);
  expect(found('calendar', '1001', '2027-06-01', '2027-06-30')).toEqual(['calendar', 'HOTEL', 'FROM', 'TO']);
  expect([found('export', '1001'), found('export', '1001', 'hotel.json')]).toEqual([
    commands[0]?.words,
    commands[0]?.words,
  ]);
});

test('too little, too much or another word is no command, and the usage lists all of them', () => {
  for (const typed of [[], ['paint'], ['export'], ['calendar', '1001'], ['export', '1001', 'a', 'b']])
    expect(found(...typed)).toBeUndefined();
  expect(usageOf(commands).split('\n')).toEqual([
    '  npm run hotel -- export HOTEL [FILE]     do it',
    '  npm run hotel -- calendar HOTEL FILE     do it',
    '  npm run hotel -- calendar HOTEL FROM TO  do it',
  ]);
});
