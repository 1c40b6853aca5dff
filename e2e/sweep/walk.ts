import type { Driver } from './driver.ts';

const patience = 60_000;

/** What is called so, by what it says or is labelled with; the first that can be seen. Runs in the page. */
const finder = `(kinds, name) => {
  const said = (one) => (one.getAttribute('aria-label') ?? '') + ' ' + one.textContent + ' ' +
    [...(one.labels ?? [])].map((label) => label.textContent).join(' ');
  const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  return [...document.querySelectorAll(kinds)].filter(isSeen).find((one) => new RegExp(name).test(said(one).trim()));
}`;

const call = (kinds: string, name: RegExp): string =>
  `(${finder})(${JSON.stringify(kinds)}, ${JSON.stringify(name.source)})`;

/** What a guest does, in whatever browser. */
export function walkIn(driver: Driver) {
  const until = async (what: string, expression: string): Promise<void> => {
    const end = Date.now() + patience;
    let fault = '';
    while (Date.now() < end) {
      try {
        if (await driver.ask<boolean>(`Boolean(${expression})`)) return;
      } catch (error) {
        fault = String(error); // a page that is just going
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${driver.name}: waited for ${what} in vain, at ${await driver.address()} ${fault}`);
  };
  let isInFrame = false;
  /** Pressed where it stands, as a finger would: what lies over it gets the press. In a frame of another site by its name. */
  const press = async (kinds: string, name: RegExp): Promise<void> => {
    await until(`${name.source} to press`, `${call(kinds, name)}?.matches(':not(:disabled)')`);
    await driver.ask(`${call(kinds, name)}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    if (isInFrame) return void (await driver.ask(`${call(kinds, name)}.click()`));
    const { x, y } = await driver.ask<{ x: number; y: number }>(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${call(kinds, name)}.getBoundingClientRect())`,
    );
    await driver.pressAt(x, y);
  };
  return {
    until,
    press,
    /** The page is the browser's now: React has put its marks on what the server drew. */
    async open(url: string): Promise<void> {
      await driver.open(url);
      await until(
        'the page to be taken over',
        `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`,
      );
    },
    async enterFrame(selector: string | null): Promise<void> {
      await driver.enterFrame(selector);
      isInFrame = selector !== null;
    },
    /** Nothing of the page is on its way any more. */
    async settled(): Promise<void> {
      const count = () => driver.ask<number>(`performance.getEntriesByType('resource').length`);
      for (let [before, now] = [-1, await count()]; before !== now; [before, now] = [now, await count()])
        await new Promise((resolve) => setTimeout(resolve, 700));
    },
    async says(text: RegExp): Promise<void> {
      await until(text.source, `new RegExp(${JSON.stringify(text.source)}).test(document.body.innerText)`);
    },
    async fill(label: RegExp, text: string): Promise<void> {
      await press('input, textarea', label);
      await driver.type(text);
      await until(
        `${label.source} to be filled`,
        `${call('input, textarea', label)}.value === ${JSON.stringify(text)}`,
      );
    },
  };
}

export type Walk = ReturnType<typeof walkIn>;
