import { createHash } from 'node:crypto';
import { html, trusted, type Html } from '../page/html.ts';

const STYLESHEET = `
:root { color-scheme: light dark; --ground: #f6f6f4; --sheet: #fff; --ink: #1d1f21; --quiet: #5c6166; --line: #dcdcd7; --link: #0b57b0; --note: #fff3cd; --note-ink: #4d3b00; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #141517; --sheet: #1d1f22; --ink: #e9e9e6; --quiet: #a3a8ad; --line: #34373b; --link: #8ab8f5; --note: #3a3113; --note-ink: #f6e3a3; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, iframe:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.note { padding: .625rem 1rem; background: var(--note); color: var(--note-ink); text-align: center; font-weight: 600; }
main { max-inline-size: 64rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: .5rem 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
.quiet { color: var(--quiet); }
.sheet { margin: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; }
ol, ul { padding: 0; list-style: none; }
.mails li + li, .files li + li { border-block-start: 1px solid var(--line); }
.mails a { display: grid; gap: .125rem 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.mails a:hover strong { text-decoration: underline; }
.mails a:focus-visible { outline-offset: -2px; }
.mails span, .mails time { font-size: .875rem; color: var(--quiet); }
.empty { padding: 2.5rem 1rem; text-align: center; color: var(--quiet); }
.files li { padding: .625rem 1rem; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: .75rem 1rem; }
dt { color: var(--quiet); font-size: .875rem; }
dd { margin: 0 0 .375rem; }
summary { padding: .625rem 1rem; cursor: pointer; }
.wire { font: .8125rem/1.5 ui-monospace, monospace; border-block-start: 1px solid var(--line); }
iframe { display: block; inline-size: 100%; block-size: 75vh; border: 0; }
pre { padding: 1rem; white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; }
@media (min-width: 45rem) {
  .mails a { grid-template-columns: minmax(0, 1fr) auto; }
  .mails strong, .mails .people { grid-column: 1; }
  .mails time { grid-column: 2; grid-row: 1; align-self: center; }
  dl { grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr); gap: .125rem 1.5rem; align-items: baseline; }
  dd { margin: 0; }
}
`;

// In one piece: the policy names the hash of every byte between the tags, and the formatter would indent them.
const STYLE = trusted(`<style>${STYLESHEET}</style>`);
const STYLESHEET_HASH = createHash('sha256').update(STYLESHEET).digest('base64');

/** Lets in this stylesheet and the mail's own frame, and nothing a hostile mail could bring. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLESHEET_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function pageFrame(page: { title: string; head?: Html; body: Html }): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${page.head ?? []}
        <title>${page.title}</title>
        ${STYLE}
      </head>
      <body>
        <header class="note">Sandbox mailbox: nothing here was sent to anyone.</header>
        <main>${page.body}</main>
      </body>
    </html>`;
}
