import { expect, test, vi } from 'vitest';
import { awaitHeading } from './await-heading.ts';

const page = (header: string): HTMLElement => {
  document.body.innerHTML = `<header>${header}</header><main></main>`;
  return document.querySelector('main') ?? document.body;
};
const focused = () => document.activeElement?.textContent;

test('a page that comes later is begun at its heading', async () => {
  const main = page('<a href="#x">All rooms</a>');
  awaitHeading();
  main.innerHTML = '<h1>Our rooms</h1>';
  await vi.waitFor(() => expect(focused()).toBe('Our rooms'));
});

test('a guest who has opened a menu meanwhile stays in it', async () => {
  const main = page('<div role="dialog"><button>Deutsch</button></div>');
  document.querySelector('button')?.focus();
  awaitHeading();
  main.innerHTML = '<h1>Our rooms</h1>';
  // Whoever watches the page hears of the heading before this.
  await new Promise((heard) => {
    new MutationObserver(heard).observe(main, { childList: true });
    main.append('!');
  });
  expect(focused()).toBe('Deutsch');
});
