import { getReservation } from '@stayfront/contract/reservation';
import { chooseRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { anAddress, fillAddress } from '../../steps/fill-address.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, homeOf(comingStay(4, 2), 1002));
  await chooseRoom(page, 'Camera Limonaia');
});

test('G01 an address with gaps is told at its fields and in a list that leads to them', async ({ page }) => {
  await fillDetails(page, newGuest());
  const postalCode = page.getByLabel('Postal code');
  await postalCode.fill('12345 12345 12345');
  await postalCode.blur();
  await expect(postalCode).toHaveAccessibleDescription('Please enter correct postal code, e.g 12345');

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert')).toHaveText('Some fields need your attention.');
  await expect(page.getByLabel('Country')).toBeFocused();
  const faults = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(faults).toHaveText([
    'Country: The field is required',
    'Street: The field is required',
    'Postal code: Please enter correct postal code, e.g 12345',
    'City: The field is required',
    'State: The field is required',
  ]);
  await faults.getByRole('button', { name: 'City' }).click();
  await expect(page.getByLabel('City')).toBeFocused();

  await fillAddress(page);
  await expect(faults).toHaveCount(0);
});

test('G01 a country is found by typing a part of its name, and one that is none is told', async ({ page }) => {
  const country = page.getByRole('combobox', { name: 'Country' });
  const list = page.getByRole('listbox', { name: 'Countries' });
  await country.fill('swi');
  await expect(list.getByRole('option')).toHaveText(['Switzerland']);
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Switzerland');
  await expect(list).toBeHidden();

  await country.fill('Atlantis');
  await expect(list.getByRole('option')).toHaveText(['Country not found']);
  await country.blur();
  await expect(country).toHaveAccessibleDescription('Country not found');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Country:' })).toHaveText('Country: Country not found');

  await country.click();
  await country.fill('ital');
  await list.getByRole('option', { name: 'Italy' }).click();
  await expect(country).toHaveValue('Italy');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await country.press('ArrowDown');
  await country.press('Escape');
  await expect(list).toBeHidden();
  await expect(country).toHaveValue('Italy');
});

test('browsers are told what each field is for, so that they can fill it', async ({ page }) => {
  const tokens = {
    'Given name': 'given-name',
    Surname: 'family-name',
    'Confirm e-mail': 'email',
    Phone: 'tel',
    Country: 'country-name',
    Street: 'address-line1',
    'Postal code': 'postal-code',
    City: 'address-level2',
    State: 'address-level1',
  };
  for (const [name, token] of Object.entries(tokens))
    await expect(page.getByLabel(name)).toHaveAttribute('autocomplete', token);
});

test('Casa Lago asks where a guest lives, and the booking carries the address', async ({ page, api, request }) => {
  const guest = newGuest();
  await fillDetails(page, guest);
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('Switzerland');
  await expect(page.getByLabel('Street')).toHaveValue(anAddress.addressLine);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  const reservationId = (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '';

  await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
  const [mail] = await findMails(request, guest.email);
  const link = new URL(/View your booking: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const booked = await api(getReservation, {
    params: { hotelId: 1002, reservationId },
    query: { t: link.searchParams.get('t') ?? '' },
    body: undefined,
  });
  expect(booked.guestInfo.address).toEqual(anAddress);
});
