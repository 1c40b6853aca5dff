import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '../../testing/show-part.tsx';
import { CardMarks } from './card-marks.tsx';

test('G11 J02 each of the twelve cards that hotels name has its mark', async () => {
  await showPart(<CardMarks codes={['VI', 'MC', 'MA', 'AX', 'DN', 'JC', 'DS', 'EC', 'BL', 'CB', 'BC', 'TP']} />);
  const marks = screen.getByRole('img', {
    name: 'Visa, Mastercard, Maestro, American Express, Diners Club, JCB, Discover, Eurocard, Carte Bleue, Carte Blanche, Bank Card, UATP',
  });
  const drawings = [...marks.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect([drawings.length, new Set(drawings).size]).toEqual([12, 12]);
});
