import { expect, test } from 'vitest';
import { attributesOf, noWishes, writeEmbedCode } from './embed-code.ts';

test('the lines say what was wished for and nothing else', () => {
  expect(writeEmbedCode('https://book.example', attributesOf(1001, noWishes, 'Book'))).toBe(
    '<script src="https://book.example/embed.js" async></script>\n' +
      '<stayfront-booking hotel="1001" title="Book">\n' +
      '  <a href="https://book.example/1001">Book</a>\n' +
      '</stayfront-booking>',
  );
  const wishes = { ...noWishes, lang: 'de', adults: '2', offset: '72' };
  expect(writeEmbedCode('https://book.example', attributesOf(1001, wishes, 'Zimmer & mehr'))).toContain(
    '<stayfront-booking hotel="1001" lang="de" adults="2" offset="72" title="Zimmer &amp; mehr">\n' +
      '  <a href="https://book.example/1001?lang=de">Zimmer &amp; mehr</a>',
  );
});

test('no word of a title becomes code of the page', () => {
  const code = writeEmbedCode('https://book.example', attributesOf(1001, noWishes, '"><script>'));
  expect(code).toContain('title="&quot;>&lt;script>"');
  expect(code.match(/<script/g)).toHaveLength(1);
});
