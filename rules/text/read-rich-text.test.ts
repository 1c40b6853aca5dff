import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRichText, type RichNode } from './read-rich-text.ts';

/** As a page draws it. */
const drawn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        : `<${node.tag}${node.href === undefined ? '' : ` href="${node.href}"`}>${drawn(node.children)}</${node.tag}>`,
    )
    .join('');
const read = (text: string): string => drawn(readRichText(text));
const each = (nodes: readonly RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...each(node.children)]));

test('plain paragraphs and headings stay what they are', () => {
  expect(read('## Who\nWe do.\n\nMore < less & so on')).toBe(
    '<h2>Who</h2><p>We do.</p><p>More &lt; less &amp; so on</p>',
  );
});

describe('what a hotel pastes from its website', () => {
  test('keeps paragraphs, headings, lists, emphasis and links', () => {
    expect(read('<h1>Terms</h1><p>Pay <b>now</b> or<br>later.</p><ul><li>One<li>Two</ul>')).toBe(
      '<h2>Terms</h2><p>Pay <strong>now</strong> or<br></br>later.</p><ul><li>One</li><li>Two</li></ul>',
    );
    expect(read('<p>See <a class="x" href="https://hotel.example/a?b=1&amp;c=2">here</a></p>')).toBe(
      '<p>See <a href="https://hotel.example/a?b=1&c=2">here</a></p>',
    );
  });

  test('is put right where it was broken', () => {
    expect(read('loose <p>one<p>two</b></p> end<li>x')).toBe(
      '<p>loose </p><p>one</p><p>two</p><p> end</p><ul><li>x</li></ul>',
    );
  });

  test.each([
    '<p>a</p><script>alert(1)</script>',
    '<p>a</p><script>alert(1)',
    '<p>a</p><SCRIPT SRC=//evil.example></SCRIPT>',
    '<p>a</p><style>*{display:none}</style>',
    '<p>a</p><svg onload=alert(1)><script>alert(1)</script></svg>',
    '<p onclick="alert(1)" style="position:fixed">a</p>',
    '<p>a</p><img src=x onerror=alert(1)>',
    '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p>a</p><!-- <script>alert(1)</script> -->',
  ])('says nothing but “a”: %s', (text) => expect(read(text).replaceAll(/\s/g, '')).toBe('<p>a</p>'));

  test.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/1001/config',
    'https:///evil',
    'vbscript:x',
  ])('has no link to %s', (href) => expect(read(`<p><a href="${href}">a</a></p>`)).toBe('<p>a</p>'));
});

const blocks: readonly string[] = ['p', 'h2', 'h3', 'ul', 'ol', 'li'];
const mayHold = (outer: string, inner: string): boolean => {
  if (outer === 'ul' || outer === 'ol') return inner === 'li';
  return outer === 'li' ? inner !== 'li' : !blocks.includes(inner);
};

test('whatever is pasted, only harmless elements come out, and none within one that cannot hold it', () => {
  const bit = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</ul>',
    '<a href="',
    '">',
    '<script>',
    '<b>',
    '<',
    '>',
    "'",
    'x',
    '<h1>',
    '<br>',
    '&lt;script&gt;',
    '<svg/onload=x>',
    '<a href=javascript:x>',
  );
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 30 }), (bits) => {
      const nodes = readRichText(bits.join(''));
      for (const { tag, href, children } of each(nodes)) {
        expect(href ?? 'tel:1').toMatch(/^(https?|mailto|tel):/i);
        const inside = children.flatMap((child) => (typeof child === 'string' ? [] : [child.tag]));
        expect(inside.filter((one) => !mayHold(tag, one))).toEqual([]);
      }
    }),
  );
});
