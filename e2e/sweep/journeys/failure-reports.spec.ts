import { startCollector } from '@stayfront/sandbox/sentry/start-collector';
import { openOwnServer } from '../../server/own-server.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

test.use({ mayComplain: /^thrown: No bed/ });

/** As a mistake of ours would: after everything that could catch it. */
const fail = (message: string): void => {
  setTimeout(() => {
    throw new Error(message);
  });
};

test('J05 what fails in a page is told where failures are collected, with its tags and without the guest', async ({
  page,
}) => {
  const collector = await startCollector();
  const server = await openOwnServer({ SENTRY_DSN: collector.dsn });
  try {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openPage(page, `${server.url}/1003?lang=de`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(fail, 'No bed for anna@example.com');
    const failures = () => collector.collected().filter(({ type }) => type === 'event');
    await expect.poll(() => failures().length).toBe(1);
    const [failure] = failures();
    expect(failure?.payload).toMatchObject({
      platform: 'javascript',
      tags: { hotel: '1003', route: '/:hotelId', language: 'de', release: expect.stringMatching(/^stayfront-/) },
      exception: { values: [{ type: 'Error', value: 'No bed for [e-mail]' }] },
    });
    // The browser speaks to the hotel's own server alone.
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(collector.refused()).toBe(0);
  } finally {
    await page.close(); // it may still ask for its parts
    await server.close();
    await collector.stop();
  }
});

test('J05 where nobody collects failures a page tells nobody', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/1003');
  await page.waitForLoadState('networkidle');
  const complaint = page.waitForEvent('pageerror');
  await page.evaluate(fail, 'No bed for anna@example.com');
  await complaint;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/failures') || !url.startsWith(baseURL ?? ''))).toEqual([]);
});
