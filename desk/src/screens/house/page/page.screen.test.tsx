import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openHouse } from '../../../testing/open-house.tsx';

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('K22 the lines for the hotel’s own page follow what is chosen, are copied, and what comes of them is their own element', async () => {
  const { user } = await openHouse('/page');
  const code = within(await screen.findByRole('region', { name: /^Code for your site/ }));
  const lines = () => code.getAllByLabelText('Code for your site')[0]?.textContent ?? '';
  expect(lines()).toContain('<script src="https://book.example.com/embed.js" async></script>');
  await user.selectOptions(code.getByRole('combobox', { name: 'Light' }), 'dark');
  write(code.getByRole('textbox', { name: 'Adults' }), '2');
  write(code.getByRole('textbox', { name: /Bar at the top/ }), '72px');
  expect(lines()).toContain(
    '<stayfront-booking hotel="1001" theme="dark" adults="2" offset="72" title="Book your stay">',
  );
  await user.click(code.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe(lines());
  await user.click(code.getByRole('button', { name: 'Show what comes of it' }));
  const element = document.querySelector('stayfront-booking');
  expect(element?.getAttribute('theme')).toBe('dark');
  expect(document.querySelector('script[src="/embed.js"]')).not.toBeNull();
  await user.click(code.getByRole('button', { name: 'Hide the booking' }));
  expect(document.querySelector('stayfront-booking')).toBeNull();
});

test('K22 a name of the hotel’s own gets the record it needs, and a pasted one is held against it', async () => {
  const { sent } = await openHouse('/page');
  const address = within(await screen.findByRole('region', { name: /^Address/ }));
  expect(address.getByText('https://book.example.com/1003')).toBeTruthy();
  const name = address.getByRole('textbox', { name: /A name of your own domain/ });
  write(name, 'hotel.example');
  expect(address.getByText(/A whole domain cannot lead elsewhere/)).toBeTruthy();
  write(name, 'https://Book.hotel.example/');
  expect(address.getByText('book.example.com.')).toBeTruthy();
  const record = address.getByRole('textbox', { name: 'What stands there now' });
  write(record, 'book.hotel.example. 300 IN CNAME shop.example.com.');
  expect(address.getByRole('listitem').textContent).toContain('shop.example.com');
  write(record, 'book.hotel.example. 300 IN CNAME book.example.com.');
  expect(address.getByText('This is right. Nothing is to be done.')).toBeTruthy();
  expect(sent()).toEqual([]);
});
