import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '../../server/run-server.ts';
import { expect, test } from '../../stayfront.ts';

/** Browsers say so of every page of a house that is closed for the moment. */
test.use({ mayComplain: /status of 503 .*\/1004\/maintenance\b/ });

// Without a browser it is shown in scripts/start/start-page.db.test.ts.
test('A07 who names no hotel is sent to the provider’s own site; an older link still finds its hotel', async ({
  page,
  baseURL,
}) => {
  test.slow(); // it opens a server of its own
  const marketing = `${baseURL}/api/docs`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-marketing-'));
  const server = await runServer({ dataDir, settings: { MARKETING_URL: marketing } });
  try {
    for (const address of ['/', '/9999', '/nothing/at/all', '/hotel-chain/999']) {
      await page.goto(server.url + address);
      await expect(page).toHaveURL(marketing);
    }
    await page.goto(`${server.url}/#/1004/maintenance`);
    await expect(page).toHaveURL(`${server.url}/1004/maintenance`);
    await page.goto(`${server.url}/hotel-chain/100`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lakeland Collection' })).toBeVisible();
  } finally {
    await page.close(); // it may still ask for its parts
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
