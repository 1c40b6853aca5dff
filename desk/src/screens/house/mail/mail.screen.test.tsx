import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openHouse } from '../../../testing/open-house.tsx';
import { exampleHouse, plainHouse } from '../../../testing/show-house.tsx';

const house = (email: string) => plainHouse({ contact: { ...(exampleHouse.document['contact'] as object), email } });
const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const paste = (within_: ReturnType<typeof within>, value: string) =>
  fireEvent.change(within_.getByRole('textbox', { name: 'What stands there now' }), { target: { value } });

test('K22 the hotel reads who its letters are from, and gets the line to put in place for its own mail service', async () => {
  await openHouse('/mail', { house: house('stay@hotel.example') });
  const sender = await part(/Sender/);
  expect(sender.getByText(/Letters to guests come from/, { selector: 'p, span' }).textContent).toContain(
    'stay@hotel.example',
  );
  expect(sender.getByRole('link', { name: 'Change the address of the house' }).getAttribute('href')).toContain(
    'hotel?field=contact%2Femail',
  );
  const spf = await part(/SPF/);
  expect(spf.getByText(/posted through/).textContent).toContain('Postmark');
  expect(spf.getByText('v=spf1 include:spf.mtasv.net ~all')).toBeTruthy();
  expect((await part(/DMARC/)).getByText('v=DMARC1; p=none; rua=mailto:stay@hotel.example')).toBeTruthy();
});

test('K22 of a record that is pasted it is said what is wrong, and the whole line to put in its place', async () => {
  const { user, sent } = await openHouse('/mail', { house: house('stay@hotel.example') });
  const spf = await part(/SPF/);
  paste(spf, 'hotel.example. 300 IN TXT "v=spf1 mx -all"');
  expect(spf.getByRole('listitem').textContent).toContain('is not allowed to: include:spf.mtasv.net is missing');
  const line = spf.getByText('v=spf1 mx include:spf.mtasv.net -all');
  await user.click(spf.getByRole('button', { name: 'Copy: Value' }));
  expect(await navigator.clipboard.readText()).toBe(line.textContent);
  paste(spf, 'v=spf1 mx include:spf.mtasv.net -all');
  expect(spf.getByText('This is right. Nothing is to be done.')).toBeTruthy();
  const dkim = await part(/DKIM/);
  paste(dkim, 'v=DKIM1; p=');
  expect(dkim.getByText(/The key is empty/)).toBeTruthy();
  const dmarc = await part(/DMARC/);
  paste(dmarc, '"v=DMARC1; p=none; rua=mailto:stay@hotel.example"');
  expect(dmarc.getByText('This works.')).toBeTruthy();
  // It is looked at in the page alone.
  expect(sent()).toEqual([]);
});

test('K22 of a mail service that nobody knows the hotel names what it was told', async () => {
  const getHouseAddresses = { bookingUrl: 'https://book.example.com/1001', ownMail: 'no-reply@book.example.com' };
  const answers = { getHouseAddresses: { ...getHouseAddresses, mailServer: 'mail.house.example' } };
  await openHouse('/mail', { house: house('stay@hotel.example'), answers });
  const spf = await part(/SPF/);
  expect(spf.queryByRole('textbox', { name: 'What stands there now' })).toBeNull();
  fireEvent.change(spf.getByRole('textbox', { name: 'What the mail service names for SPF' }), {
    target: { value: 'v=spf1 include:spf.house.example ~all' },
  });
  expect(spf.getByText('v=spf1 include:spf.house.example ~all')).toBeTruthy();
});

test('K22 an address at a mailbox of everybody is refused by mailboxes, and a house without an address needs no records', async () => {
  await openHouse('/mail', { house: house('hotel@gmail.com') });
  expect((await part(/Sender/)).getByText(/turn your letters away/).textContent).toContain('Only gmail.com itself');
  expect(screen.queryByRole('region', { name: /SPF/ })).toBeNull();
  cleanup();
  await openHouse('/mail', { house: house('N/A') });
  expect((await screen.findByText(/Letters to guests come from/)).textContent).toContain('no-reply@book.example.com');
  expect(screen.queryByRole('region', { name: /DMARC/ })).toBeNull();
});

test('K22 where nobody answers, it is asked for again', async () => {
  let isDown = true;
  const getHouseAddresses = () => {
    if (isDown) throw new RefusedCall(problemOf({ refused: 'server.busy' }));
    return { bookingUrl: 'https://book.example.com/1001', ownMail: 'no-reply@book.example.com', mailServer: null };
  };
  const { user } = await openHouse('/mail', { house: house('stay@hotel.example'), answers: { getHouseAddresses } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/No mail server is set up here yet/)).toBeTruthy();
});
