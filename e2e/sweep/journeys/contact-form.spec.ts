import { chooseRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, homeOf(comingStay(2, 1)));
  await chooseRoom(page, 'Twin Room');
});

test('G01 the contact form says what is missing, at the field, and goes to the first one', async ({ page }) => {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Some fields need your attention.')).toBeVisible();
  for (const name of ['Given name', 'Surname', 'E-mail', 'Confirm e-mail', 'Phone']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('The field is required');
  }
  await expect(page.getByLabel('Given name')).toBeFocused();
  await expect(page.getByLabel('Special request')).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/guest-info$/);
});

test('G01 a wrong address, another address and a wrong number are told when the field is left', async ({ page }) => {
  const email = page.getByLabel('E-mail', { exact: true });
  const again = page.getByLabel('Confirm e-mail');
  const phone = page.getByLabel('Phone');

  await email.fill('anna@example');
  await expect(email).toHaveAccessibleDescription('Your confirmation is sent here.');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Please enter correct email, e.g anna@example.com');
  await email.fill('anna@example.com');
  await expect(email).toHaveAccessibleDescription('Your confirmation is sent here.');

  await again.fill('anna@example.org');
  await again.blur();
  await expect(again).toHaveAccessibleDescription('The given email addresses are different');

  await phone.fill('call me');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription('The entered phone number is not correct');

  await phone.fill('+41 44 66');
  await expect(phone).toHaveAccessibleDescription('The entered phone number is not correct');
  await phone.fill('044 668 18 00');
  await expect(phone).not.toHaveAttribute('aria-invalid');

  await fillDetails(page, newGuest());
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
});

for (const size of [
  { width: 820, height: 640 },
  { width: 390, height: 844 },
])
  test(`what is wrong is not covered by the bar of steps at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const send = page.getByRole('button', { name: 'Continue to payment' }).filter({ visible: true });
    await send.scrollIntoViewIfNeeded();
    await send.click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Given name')).toBeFocused();
    const bottomOfBar = async () => {
      const bar = await page.locator('.cobar').boundingBox();
      return (bar?.y ?? 0) + (bar?.height ?? 0);
    };
    await expect
      .poll(async () => ((await alert.boundingBox())?.y ?? 0) - (await bottomOfBar()))
      .toBeGreaterThanOrEqual(0);
    await expect(page.getByLabel('Given name')).toBeInViewport();
  });
