import { expect, test } from 'vitest';
import { textsFor } from './texts-for.ts';

test('in Thai a name stands apart from the title before it', async () => {
  const { i18n } = await textsFor('th');
  const greeting = i18n._('Dear {name}, {hotel} looks forward to welcoming you.', { name: 'Anna', hotel: 'Seeblick' });
  expect(greeting).toMatch(/^เรียน คุณ Anna Seeblick /);
});

test('letters of a Swiss hotel have no ß, except in what a guest has typed', async () => {
  const greet = async (country: string): Promise<string> =>
    (await textsFor('de', country)).i18n._('Dear {name}, {hotel} looks forward to welcoming you.', {
      name: 'Jörg Weiß',
      hotel: 'Seeblick',
    });
  expect(await greet('CH')).toBe('Guten Tag Jörg Weiß, Seeblick freut sich darauf, Sie willkommen zu heissen.');
  expect(await greet('AT')).toBe('Guten Tag Jörg Weiß, Seeblick freut sich darauf, Sie willkommen zu heißen.');
});
