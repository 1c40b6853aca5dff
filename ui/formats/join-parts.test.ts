import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

test('parts of a name stand apart by the comma of their script', () => {
  expect(joinParts('de-CH', ['Doppelzimmer', 'Flexibel'])).toBe('Doppelzimmer, Flexibel');
  expect(joinParts('ar', ['غرفة مزدوجة', 'مرن'])).toBe('غرفة مزدوجة، مرن');
});
