import { createHash } from 'node:crypto';
import { html, trusted, type Html } from './html.ts';

const STYLESHEET = `
:root { color-scheme: light dark; --ground: #eef1f5; --sheet: #fff; --ink: #16202c; --quiet: #52606f; --line: #d3dae2; --field: #7b8794; --accent: #1d4ed8; --on-accent: #fff; --note: #fff3cd; --note-ink: #4d3b00; --wrong: #b42318; --good: #176b3a; --tint: #e9effd; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f141a; --sheet: #18202a; --ink: #e8edf3; --quiet: #a4b0bd; --line: #2f3b48; --field: #76869a; --accent: #8fb4ff; --on-accent: #0b1730; --note: #3a3113; --note-ink: #f6e3a3; --wrong: #ff9d93; --good: #83d6a4; --tint: #1f2c44; }
}
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.note { padding: .625rem 1rem; background: var(--note); color: var(--note-ink); text-align: center; font-weight: 600; }
main { display: grid; gap: 1.25rem; max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; align-items: start; }
main.narrow { max-inline-size: 30rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1rem; }
p { margin: 0; }
.quiet { color: var(--quiet); font-size: .9375rem; }
.sheet { padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; }
.stack { display: grid; gap: 1rem; }
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
label { display: grid; gap: .25rem; font-weight: 600; font-size: .9375rem; }
input { inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid var(--field); border-radius: .625rem; background: transparent; color: inherit; font: 1rem/1.5 ui-monospace, monospace; }
input[aria-invalid=true] { border-color: var(--wrong); border-width: 2px; }
.pair { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
.wrong { color: var(--wrong); font-weight: 600; }
button { min-block-size: 3rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .625rem; background: var(--sheet); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-size: 1.0625rem; }
button.wallet { border-color: #000; background: #000; color: #fff; }
@media (prefers-color-scheme: dark) { button.wallet { border-color: #fff; background: #fff; color: #000; } }
.or { display: flex; align-items: center; gap: .75rem; color: var(--quiet); font-size: .9375rem; }
.or::before, .or::after { content: ''; flex: 1; block-size: 1px; background: var(--line); }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.cards { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
.cards button { display: grid; inline-size: 100%; gap: 0 1rem; text-align: start; }
.cards code { font-size: .9375rem; }
.cards span { color: var(--quiet); font-weight: 400; font-size: .875rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .75rem 0 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: end; }
@media (min-width: 48rem) { main:not(.narrow) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
`;

// In one piece: the policy names the hash of every byte between the tags, and the formatter would indent them.
const STYLE = trusted(`<style>${STYLESHEET}</style>`);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets in this stylesheet, the given script and nothing else. Providers' pages stand in merchants' frames. */
export const paymentPolicy = (script: string | null): string =>
  `default-src 'none'; style-src ${hashOf(STYLESHEET)}; script-src ${script === null ? "'none'" : hashOf(script)}; base-uri 'none'`;

export function paymentFrame(page: {
  readonly title: string;
  readonly body: Html;
  readonly isNarrow?: boolean;
  readonly script?: string;
}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        ${STYLE}
      </head>
      <body>
        <header class="note">Sandbox: no money moves here. Use a test card, never a real one.</header>
        <main class="${page.isNarrow ? 'narrow' : ''}">${page.body}</main>
        ${page.script === undefined ? [] : trusted(`<script>${page.script}</script>`)}
      </body>
    </html>`;
}
