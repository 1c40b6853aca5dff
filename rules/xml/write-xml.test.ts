import { expect, test } from 'vitest';
import { el, writeXml } from './write-xml.ts';

test('a message is written with what is there, escaped', () => {
  const part = el(
    'Guest',
    { name: 'Ünal "the <one>" & \n\tco', age: 7, isHere: true, gone: undefined },
    el('Note', {}, 'a < b & c > d'),
    [el('Empty', { n: 0 }), undefined],
    false,
  );
  expect(writeXml(part)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<Guest name="Ünal &quot;the &lt;one&gt;&quot; &amp; &#10;&#9;co" age="7" isHere="true">' +
      '<Note>a &lt; b &amp; c &gt; d</Note><Empty n="0"/></Guest>\n',
  );
});

test('characters that no XML may have become the mark of a missing one', () => {
  expect(el('a', {}, 'x\u0000\u000b\ud800y\u{1f600}').xml).toBe('<a>x\ufffd\ufffd\ufffdy\u{1f600}</a>');
});
