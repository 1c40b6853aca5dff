import { expect, test } from 'vitest';
import { heldPrinter } from './printer.ts';

test('the words of a part that runs beside another are held until that one is through, and lost never', () => {
  const said: string[] = [];
  const { print, release } = heldPrinter((text) => said.push(text));
  print('one ');
  print('two ');
  expect(said).toEqual([]);
  release();
  print('three');
  release();
  expect(said).toEqual(['one two ', 'three']);
});
