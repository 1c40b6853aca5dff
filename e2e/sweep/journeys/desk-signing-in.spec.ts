import type { APIRequestContext, Page } from '@playwright/test';
import { inviteOperator } from '../../server/invite-operator.ts';
import { openNamedServer, type OwnServer } from '../../server/own-server.ts';
import { findMails } from '../../steps/find-mails.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { calm, expect, test } from '../../stayfront.ts';

// A session that was ended elsewhere is told so by the server.
test.use({ ...calm, mayComplain: /status of 401/ });

const email = 'mara@hotel.example';
let own: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000); // a server of its own
  own = await openNamedServer();
});
test.afterAll(() => own.close());

/** The link of the newest letter to somebody, as a path. */
async function mailedLink(request: APIRequestContext, to: string, after = 0): Promise<string> {
  await expect.poll(async () => (await findMails(request, to)).length).toBeGreaterThan(after);
  const [mail] = await findMails(request, to);
  const [link] = /http\S+sign-in\?\S+/.exec(mail?.text ?? '') ?? [];
  return link ?? '';
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const askForLink = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(heading(page, 'Look into your mail')).toBeVisible();
};

test('K02 signed in by a link in the mail and then by a passkey; sessions seen and ended; from hotel to hotel', async ({
  browser,
  quietConsole,
}) => {
  test.slow(); // six ways in
  const enter = async () => {
    const context = await browser.newContext({ baseURL: own.url, locale: 'en-GB', reducedMotion: 'reduce' });
    quietConsole(context);
    return context.newPage();
  };
  const page = await enter();
  const { request } = page.context();
  for (const hotelId of [1001, 1002]) await inviteOperator(email, hotelId, 'owner', own.dataDir);

  // A link in the mail leads to the page that was wanted, and works once.
  await openPage(page, '/1001/desk/reservations?view=arriving');
  await expect(page).toHaveURL(/\/1001\/desk\/sign-in\?to=/);
  await askForLink(page, email);
  const link = await mailedLink(request, email);
  await openPage(page, link);
  await signIn(page).click();
  await expect(heading(page, 'Reservations')).toBeVisible();
  await expect(page).toHaveURL(/\/1001\/desk\/reservations\?view=arriving/);
  const elsewhere = await enter();
  await openPage(elsewhere, link);
  await signIn(elsewhere).click();
  await expect(elsewhere.getByText('That link was used already, or is too old.')).toBeVisible();

  // Who does not work here hears the same, and gets no letter.
  await askForLink(elsewhere, 'stranger@elsewhere.example');
  await elsewhere.getByRole('button', { name: 'Use another address' }).click();
  await askForLink(elsewhere, email);
  await openPage(elsewhere, await mailedLink(request, email, 1));
  expect(await findMails(request, 'stranger@elsewhere.example')).toEqual([]);
  await signIn(elsewhere).click();
  await expect(elsewhere).toHaveURL(/\/1001\/desk$/);

  // The other browser stands among one's sessions, and is out once it is ended.
  await openPage(page, '/1001/desk/you');
  const sessions = page.getByRole('listitem').filter({ hasText: 'from the network' });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this one' })).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/desk\/sign-in/);

  // A passkey of this device, and no mail any more.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Reception computer');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('“Reception computer” signs you in from now on')).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ rpId }) => rpId)).toEqual(['localhost']);
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'You: mara@hotel.example' }).click();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/desk\/sign-in/);
  };
  // The browser itself would offer the passkey in the field; here it waits until it is asked.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await signOut();
  await openPage(page, '/1001/desk/people');
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  await takenOver(page, 'h1');
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(page, 'People')).toBeVisible();
  await expect(page).toHaveURL(/\/1001\/desk\/people$/);
  await expect(page.getByText('1 passkey')).toBeVisible();

  // The other hotel of the same person, which is the last one from then on.
  await takenOver(page, 'h1');
  await page.getByRole('button', { name: /: go to another hotel$/ }).click();
  await page.getByRole('button', { name: /Casa Lago/ }).click();
  await expect(page).toHaveURL(/\/1002\/desk$/);
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/1002\/desk$/);

  // A passkey that was taken away opens nothing.
  await openPage(page, '/1001/desk/you');
  await page.getByRole('button', { name: 'Remove the passkey Reception computer' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('“Reception computer” does not sign in any more')).toBeVisible();
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await signOut();
  await takenOver(page, 'h1');
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey opens nothing here any more.')).toBeVisible();
});
