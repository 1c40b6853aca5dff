import { Utensils, Wifi } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeIcon } from './make-icon.ts';

const wifi = {
  name: 'wifi',
  node: [
    ['path', { d: 'M12 20h.01' }],
    ['path', { d: 'M2 8.82a15 15 0 0 1 20 0' }],
    ['path', { d: 'M5 12.859a10 10 0 0 1 14 0' }],
    ['path', { d: 'M8.5 16.429a5 5 0 0 1 7 0' }],
  ],
} as const;

const utensils = {
  name: 'utensils',
  node: [
    ['path', { d: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2' }],
    ['path', { d: 'M7 2v20' }],
    ['path', { d: 'M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7' }],
  ],
  aliases: ['fork-knife'],
} as const;

test.each([
  [Wifi, wifi],
  [Utensils, utensils],
])('an icon is what the library draws', (theirs, drawing) => {
  const ours = makeIcon(drawing);
  for (const props of [{}, { className: 'ic ic-s' }, { 'aria-label': 'Free', role: 'img' }, { 'aria-hidden': true }])
    expect(renderToStaticMarkup(createElement(ours, props))).toBe(renderToStaticMarkup(createElement(theirs, props)));
});
