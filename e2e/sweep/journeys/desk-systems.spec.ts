import { addDays } from '@stayfront/rules/stay/stay-date';
import { startChannelManager } from '@stayfront/sandbox/channel-manager/start-channel-manager';
import { startGooglePrices } from '@stayfront/sandbox/google-prices/start-google-prices';
import { inviteOperator } from '../../server/invite-operator.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use({ ...calm, viewport: { width: 1440, height: 900 } });

const hotelId = 2434;
const theirs = { login: 'stayfront', password: 'A-password-of-theirs-1' };
const first = addDays(hotelToday(), 40);
const nights = { room: 'panorama', ratePlan: 'PAH', start: first, end: addDays(first, 1) };

test('K28 a channel manager is let in, changes what it decides, is held up and let through, is turned and switched off; a calendar comes and goes, and Google shows what it is told', async ({
  page,
  baseURL,
}) => {
  test.slow(); // the worker tells Google within half a minute
  const hub = await startChannelManager(theirs);
  const google = await startGooglePrices();
  try {
    await openHotel(hotelId, {});
    await openPage(page, await inviteOperator('olga@hotel.example', hotelId));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Connections' })).toBeVisible();
    await takenOver(page, 'h1');
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    const dialog = page.getByRole('dialog');
    const once = page.getByRole('alertdialog');

    await page.getByRole('button', { name: 'Add connection' }).click();
    await dialog.getByRole('button', { name: /^Channel manager/ }).click();
    await dialog.getByLabel('What you call it').fill('The hub');
    await dialog.getByLabel('Address').fill(hub.url);
    await dialog.getByLabel('Login').fill(theirs.login);
    await dialog.getByLabel('Password').fill(theirs.password);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    const connect = async (): Promise<void> => {
      const [login = '', password = ''] = ((await once.locator('code').textContent()) ?? '').split(' ');
      hub.connect({
        url: `${baseURL}/api/hotels/${hotelId}/channel-manager`,
        hotelCode: String(hotelId),
        login,
        password,
      });
      await once.getByRole('button', { name: 'I have kept it' }).click();
    };
    await connect();
    const rooms = (limit: number) => hub.pushAvailability([{ ...nights, limit }]);
    expect(await rooms(7)).toMatchObject({ isTaken: false, errors: [{ code: '450' }] });
    const settings = () => page.getByRole('button', { name: 'Settings of The hub' }).click();
    await settings();
    for (const part of ['Prices', 'Rooms for sale']) await dialog.getByRole('checkbox', { name: part }).check();
    await dialog.getByRole('button', { name: 'Save the settings' }).click();
    await expect(page.getByText('The settings of The hub were saved')).toBeVisible();

    expect(await rooms(7)).toMatchObject({ isTaken: true });
    const price = (amount: string) => hub.pushRates([{ ...nights, currency: 'CHF', price: { 2: amount } }]);
    expect(await price('1872.50')).toMatchObject({ isTaken: false });
    await expect(page.getByText('Fails since', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Messages of The hub' }).click();
    await expect(dialog.getByText('Rooms left and rules').first()).toBeVisible();
    const taken = dialog.getByRole('button', { name: /Rooms left and rules.*2 nights changed/ });
    await taken.click();
    await expect(dialog.locator('ins')).toHaveText('7');
    await expect(dialog.locator('del')).toHaveText('20');
    await expectNoBarriers(page, 'messages of a system');
    await taken.click();
    await dialog.getByRole('button', { name: /^Prices/ }).click();
    await dialog.getByRole('button', { name: 'What would it change now?' }).click();
    await expect(dialog.getByText('This looks like a slip')).toBeVisible();
    await dialog.getByRole('button', { name: 'It is meant so' }).click();
    await expect(page.getByText('The message was done again')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('In step')).toBeVisible();

    await settings();
    await expectNoBarriers(page, 'settings of a system');
    await dialog.getByRole('button', { name: 'Make a new password' }).click();
    await expect(once.getByText('The password before opens nothing any more.', { exact: false })).toBeVisible();
    expect(await rooms(6)).toMatchObject({ errors: [{ code: '448' }] });
    await connect();
    expect(await rooms(6)).toMatchObject({ isTaken: true });
    await settings();
    await dialog.getByRole('switch', { name: /Switched on/ }).click();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    expect(await rooms(5)).toMatchObject({ errors: [{ code: '375' }] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Off', { exact: true })).toBeHidden();
    expect(await rooms(5)).toMatchObject({ isTaken: true });

    await page.getByRole('button', { name: 'Add a calendar' }).click();
    await dialog.getByLabel('What you call it').fill('A site');
    await dialog.getByRole('button', { name: 'Add the calendar' }).click();
    const address = (await dialog.locator('.secret code').textContent()) ?? '';
    expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove A site' }).click();
    await expect(page.getByText('No site exchanges calendars with you.', { exact: false })).toBeVisible();
    expect((await fetch(address)).status).toBe(404);

    // Its address is no field of the desk: Google has one.
    await page.evaluate(
      ([path, at]) =>
        fetch(path ?? '', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ partnerKey: 'sweep', address: at, days: 60, exactDays: 20, exactNights: 3 }),
        }),
      [`/api/hotels/${hotelId}/desk/google-prices/hotels`, google.url],
    );
    const stay = { room: 'panorama', plan: 'pay-at-hotel', arrival: first, nights: 1, adults: 2, today: hotelToday() };
    const shown = () => google.priceOf(String(hotelId), stay);
    await expect.poll(shown).not.toBeNull();
    await page.getByRole('button', { name: 'Settings of Google' }).click();
    await expect(dialog.getByText('Google has everything as of', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Check the prices of the next 60 days' }).click();
    await expect(dialog.getByText('no difference', { exact: false })).toBeVisible();
    await expectNoBarriers(page, 'the dialog of Google');
    await dialog.getByRole('switch', { name: /Switched on/ }).click();
    await expect.poll(shown).toBeNull();
    await openPage(page, `/${hotelId}/desk/people/changes`);
    await expect(page.getByText('Let a message of The hub through', { exact: false })).toBeVisible();
    await expect(page.getByText('Made a new password for The hub')).toBeVisible();
  } finally {
    await hub.stop();
    await google.stop();
  }
});
