import { expect, test } from 'vitest';
import { findLiteralText } from './find-literal-text.ts';

const literalsIn = (jsx: string): string[] =>
  findLiteralText('part.tsx', `const part = ${jsx};`).map((line) => line.replace(/^.*literal text /, ''));

test.each([
  ['between tags', '<p>Sold out</p>', ['"Sold out"']],
  ['in a fragment', '<>Sold out</>', ['"Sold out"']],
  ['in braces', "<p>{'yes'}</p>", ['"yes"']],
  ['in a ternary', "<p>{open ? 'yes' : 'no'}</p>", ['"yes"', '"no"']],
  ['after &&', "<p>{open && 'yes'}</p>", ['"yes"']],
  ['after ??', "<p>{name ?? 'nobody'}</p>", ['"nobody"']],
  ['added together', "<p>{count + ' rooms'}</p>", ['"rooms"']],
  ['in a template', '<p>{`${count} rooms`}</p>', ['"… rooms"']],
  ['in an attribute', '<p title="Rooms" />', ['"Rooms"']],
  ['in an attribute in braces', "<p aria-label={open ? 'close' : undefined} />", ['"close"']],
  ['in a property of our own parts', '<Stepper decreaseLabel="fewer" />', ['"fewer"']],
  ['in an attribute inside a message', '<Trans>See <img alt="a bed" /></Trans>', ['"a bed"']],
  ['in a constant', "{ label: 'Sold out' }", ['"Sold out"']],
  ['in a template constant', '`Room ${name} is full`', ['"Room … is full"']],
])('text %s is found', (_, jsx, found) => {
  expect(literalsIn(jsx)).toEqual(found);
});

test.each([
  ['a message', '<Trans>Sold out, {name}</Trans>'],
  ['a plural', '<Plural value={count} one="One Night" other="# nights" />'],
  ['a translated attribute', '<p title={t`Sold out`} />'],
  ['a message by call', "<p>{i18n._('Sold out now')}</p>"],
  ['a class name', '<p className="card card-wide" id="rooms" />'],
  ['a sign or a single letter', '<p>★ · {count} m²</p>'],
  ['a comparison', "<p>{kind === 'sold' && <Badge />}</p>"],
  ['an error for us', "() => { throw new TypeError('No such Room here'); }"],
  ['styles', '<style>{`.card { color: red }`}</style>'],
  ['a context for translators', '<Icon context="noun" />'],
])('%s is no literal text', (_, jsx) => {
  expect(literalsIn(jsx)).toEqual([]);
});

test('the place of a text is told by line and column', () => {
  expect(findLiteralText('part.tsx', 'const part = (\n  <p>\n    Sold out\n  </p>\n);')).toEqual([
    '3:5 literal text "Sold out"',
  ]);
});

test('a file of names says so, and is still not let off between tags', () => {
  const names = "// literal text: names only (sample hotels)\nconst hotel = 'Casa Lago';\n";
  expect(findLiteralText('part.tsx', names)).toEqual([]);
  expect(findLiteralText('part.tsx', `${names}const part = <p>Sold out</p>;`)).toHaveLength(1);
});

test('a file that does not parse is a complaint', () => {
  expect(findLiteralText('part.tsx', 'const = ;')[0]).toMatch(/does not parse/);
});
