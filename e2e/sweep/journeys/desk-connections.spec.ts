import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inviteOperator } from '../../server/invite-operator.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { lookAtTexts } from '../../steps/look-at-texts.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use({
  ...calm,
  viewport: { width: 1440, height: 900 },
  // The address inside the house is refused on purpose.
  mayComplain: /status of 400/,
});

const hotelId = 2428;

test('K28 a webhook is made at the desk, fails in words, is mended and sent again; a key is made, used and ended', async ({
  page,
  api,
  baseURL,
}) => {
  test.slow(); // two screens in three languages, and the worker's tries
  let status = 401;
  const got: { signature: string; body: string }[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got.push({
        signature: String(request.headers['stayfront-signature']),
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status).end(status === 401 ? 'Bad signature' : '');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await openHotel(hotelId, {});
    await openPage(page, await inviteOperator('olga@hotel.example', hotelId));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Connections' })).toBeVisible();
    await takenOver(page, 'h1');

    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page.getByText('No system of yours is told of bookings.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Add connection' }).click();
    await page.getByRole('button', { name: /^A webhook/ }).click();
    await page.getByLabel('Address').fill('https://10.0.0.1/inside');
    await page.getByRole('button', { name: 'Add the webhook' }).click();
    await expect(page.getByText('Nothing can be sent to this address.', { exact: false })).toBeVisible();
    await page.getByLabel('Address').fill(`http://${host}/stayfront`);
    await page.getByRole('button', { name: 'Add the webhook' }).click();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText('Nothing told yet')).toBeVisible();

    const wish = { hotelId, stay: comingStay(20, 2), email: 'ada@guest.example', ratePlanIds: ['pay-at-hotel'] };
    const { reservationId } = await bookRoomsByApi(api, wish);
    await expect(page.getByText(`${host} has taken nothing since`, { exact: false })).toBeVisible();
    await expect(page.getByText('the secret or key is not the one it expects', { exact: false })).toBeVisible();
    await expectNoBarriers(page, 'connections');
    await page.getByRole('link', { name: `Messages to ${host}` }).click();
    await page.getByRole('link', { name: /Booking: Ada Lovelace/ }).click();
    const message = page.getByRole('region', { name: 'Booking: Ada Lovelace' });
    await expect(message.getByText('“Bad signature”').first()).toBeVisible();
    await expect(message.getByRole('row', { name: /Rooms/ })).toContainText('1');
    await message.getByText('The request, for whoever runs the other side').click();
    await expect(message.getByText(`"reservationId": "${reservationId}"`, { exact: false })).toBeVisible();
    await expectNoBarriers(page, 'a message');
    const address = new URL(page.url()).pathname;
    for (const [language, width] of [
      ['de', 390],
      ['ar', 820],
    ] as const)
      for (const place of [address, `${address.replace(/[^/]+$/, '')}?text=lovel`, `/${hotelId}/desk/connections`]) {
        await page.context().addCookies([{ name: 'stayfront-desk-language', value: language, url: baseURL ?? '' }]);
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, place);
        const { lang, overflow, cut, overlapping, torn } = await lookAtTexts(page, 'body');
        expect.soft({ lang, overflow, cut, overlapping, torn }, `${place} in ${language} at ${width}`).toEqual({
          lang: language,
          overflow: [],
          cut: [],
          overlapping: [],
          torn: [],
        });
      }
    await page.context().addCookies([{ name: 'stayfront-desk-language', value: 'en', url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 1440, height: 900 });

    status = 204;
    await openPage(page, address);
    await takenOver(page, 'h1');
    const before = got.length;
    await message.getByRole('button', { name: /^Send/ }).click();
    await expect.poll(() => got.length).toBeGreaterThan(before);
    const [, seconds = '', hash] = /^t=(\d+),v1=(\w+)$/.exec(got.at(-1)?.signature ?? '') ?? [];
    const signed = `${seconds}.${got.at(-1)?.body}`;
    expect(hash).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
    await expect(message.getByText('Taken', { exact: false }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the messages' }).click();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('nobody of this house');
    await expect(page.getByText('No message is about somebody like that.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('lovel');
    await expect(page.getByRole('link', { name: /Booking: Ada Lovelace/ })).toBeVisible();
    await expect(page).toHaveURL(/text=lovel/);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'As CSV file' }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toMatch(
      new RegExp(`"${host}","Booking: Ada Lovelace","${reservationId}","taken"`),
    );
    await page.getByRole('link', { name: 'Back to the connections' }).click();
    await expect(page.getByText('In step')).toBeVisible();
    await expect(page.getByText('has taken nothing since', { exact: false })).toBeHidden();

    await page.getByRole('button', { name: `Settings of ${host}` }).click();
    await page.getByRole('switch', { name: /Tell it what happens/ }).click();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('In step')).toBeVisible();

    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByLabel('What is it for?').fill('Housekeeping app');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const key = (await page.getByText(/^sf_2428_/).textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept it' }).click();
    const ask = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${baseURL}/api/hotels/${hotelId}/manage/webhooks`, { headers })).status;
    };
    await expect(page.getByText('never used', { exact: false })).toBeVisible();
    expect(await ask()).toBe(200);
    await expect(page.getByText(/^used /)).toBeVisible();
    await page.getByRole('button', { name: 'End the key “Housekeeping app”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the key' }).click();
    await expect(page.getByText('No system of yours has a key.')).toBeVisible();
    expect(await ask()).toBe(401);
    await openPage(page, `/${hotelId}/desk/people/changes`);
    await expect(page.getByText('Ended the key “Housekeeping app”')).toBeVisible();
    await expect(page.getByText(`Added the webhook to ${host}`)).toBeVisible();
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
