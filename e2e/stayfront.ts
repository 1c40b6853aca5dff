import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Request,
  type TestInfo,
} from '@playwright/test';
import { isWithoutPictures } from './browser/without-pictures.ts';
import { httpTransport, type Transport } from '@stayfront/contract/call';
import type { BUDGET } from './budget.ts';

type Deps = {
  /** The API as a partner would use it: the numbers that the pages have to show. */
  api: Transport;
  /** What the console may say in this journey, because the journey itself provokes it. */
  mayComplain: RegExp | null;
  /** Another person at another computer, or the same one in a fresh browser. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Notes what a journey uses of the budget (budget.ts). */
  spend: (what: keyof typeof BUDGET) => void;
  /** Fails the journey if any page says anything in its console, throws, or breaks its security policy. */
  quietConsole: (context: BrowserContext) => void;
};

export const test = base.extend<Deps>({
  api: async ({ baseURL }, use) => use(httpTransport(baseURL ?? '')),
  mayComplain: [null, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  spend: async ({}, use, journey) => {
    const spent = new Map<string, number>();
    await use((what) => spent.set(what, (spent.get(what) ?? 0) + 1));
    for (const [type, amount] of spent) journey.annotations.push({ type, description: String(amount) });
  },
  quietConsole: async ({ mayComplain, spend, launchOptions }, use) => {
    const complaints: string[] = [];
    const note = (text: string): void => {
      if (!mayComplain?.test(text) && !(isWithoutPictures(launchOptions) && aboutPictures.test(text)))
        complaints.push(text);
    };
    await use((context) => {
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()))
          note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => {
        if (request.isNavigationRequest() && isOfPage(request)) spend('page loads');
      });
      context.on('weberror', (failure) => note(`thrown: ${failure.error().message} (${failure.page()?.url()})`));
    });
    expect(complaints, 'the console is quiet').toEqual([]);
  },
  context: async ({ context, quietConsole }, use, journey) => {
    quietConsole(context);
    await use(context);
    if (journey.status !== journey.expectedStatus) await takePictures(context, journey);
  },
  anotherBrowser: async (
    { browser, contextOptions, baseURL, locale, timezoneId, viewport, quietConsole },
    use,
    journey,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        viewport,
        ...options,
      });
      quietConsole(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) {
      if (journey.status !== journey.expectedStatus) await takePictures(context, journey);
      await context.close();
    }
  },
});

/**
 * For journeys on which nothing that moves is looked at, and whose ways others go with everything moving: to draw what
 * slides and fades takes a tenth of a journey.
 */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** What Chromium says where we told it to leave pictures out. */
const aboutPictures = /image loading is disabled|\/pictures\/\S+ was preloaded using link preload but not used/;

/** A window that has just been opened has no frame yet when it asks for its page. */
function isOfPage(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
}

async function takePictures(context: BrowserContext, journey: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const path = journey.outputPath(`picture-${journey.attachments.length + 1}.png`);
    await page.screenshot({ path });
    journey.attachments.push({ name: 'picture', path, contentType: 'image/png' });
  }
}

export { expect };
