import { expect, test } from 'vitest';
import { voiceFor } from './speak.ts';

test('in Thai a name stands apart from the title before it', async () => {
  const { i18n } = await voiceFor('th');
  const greeting = i18n._('Dear {name}, {hotel} looks forward to welcoming you.', { name: 'Anna', hotel: 'Seeblick' });
  expect(greeting).toMatch(/^เรียน คุณ Anna Seeblick /);
});
