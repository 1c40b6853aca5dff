import { plant, type Violation } from './planted-violation.ts';

const late = plant('browser floor');
const leak = plant('leaks');
const lint = plant('lint and types');
const text = plant('literal text');

export const TEXT: readonly Violation[] = [
  text('English between tags', 'guest/src/jsx.tsx', /"Sold out"/, 'export const Part = () => <p>Sold out</p>;'),
  text(
    'English in a ternary',
    'guest/src/either.tsx',
    /"close"/,
    "export const Part = (p: { open: boolean }) => <p>{p.open ? 'close' : null}</p>;",
  ),
  text(
    'English in an attribute',
    'guest/src/label.tsx',
    /"Guests"/,
    'export const Part = () => <input aria-label="Guests" />;',
  ),
  text('English in a constant', 'guest/src/constant.ts', /"Sold out"/, "export const label = 'Sold out';"),
  // Written in halves, or this file would itself be a leak.
  leak('a path of one machine', 'docs/notes.md', /1: a path of one machine/, `see ${'/wo'}rk/main`),
  leak('a home folder', 'docs/home.md', /a home folder/, `see ${'/ho'}me/anna/hotel`),
  leak('a path out of the repository', 'docs/out.md', /out of the repository/, `see ../${'sha'}red/spec`),
  leak('a package registry', '.npmrc', /a package registry/, `registry=https://registry.${'np'}mjs.org/`),
  leak('a private key', 'server/key.pem', /a private key/, `-----BEGIN PRIVATE ${'KE'}Y-----`),
  plant('hidden sources')('a source file git ignores', 'data/lost.ts', /\.gitignore hides/, 'export const x = 1;'),
];

export const LATE: readonly Violation[] = [
  lint(
    'the browser’s own language data',
    'guest/src/own-words.ts',
    /Intl/,
    'export const x = new Intl.NumberFormat();',
  ),
  late('a new function', 'guest/src/late.ts', /1 Promise\.withResolvers/, 'export const x = Promise.withResolvers();'),
  late(
    'a new method',
    'rules/late-text.ts',
    /\.showPopover\(\)/,
    'export const x = (e: HTMLElement) => e.showPopover();',
  ),
  late(
    'a new attribute',
    'guest/src/late-part.tsx',
    /writingsuggestions=/,
    'export const X = () => <p writingsuggestions="false" />;',
  ),
  late('a new colour', 'guest/src/late-colour.css', /oklch\(from …\)/, '.x { color: oklch(from var(--y) l c h); }'),
  late('a new selector', 'guest/src/late-place.css', /:dir/, '.x:dir(rtl) { color: red; }'),
  late(
    'a fallback that no browser keeps',
    'guest/src/late-fallback.css',
    /light-dark/,
    '.x { color: red; color: light-dark(var(--a), var(--b)); }',
  ),
];
