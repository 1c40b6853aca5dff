import { html, type Html } from '../page/html.ts';
import type { Mail } from './mail.ts';
import { pageFrame } from './page-frame.ts';
import { timeElement } from './time-element.ts';
import { titleOf } from './title-of.ts';

export function mailListPage(newestFirst: readonly Mail[]): Html {
  return pageFrame({
    title: `Sandbox mailbox (${newestFirst.length})`,
    head: html`<meta http-equiv="refresh" content="5" />`,
    body: html`<h1>Mail <span class="quiet">${newestFirst.length}</span></h1>
      ${newestFirst.length === 0 ? empty() : rows(newestFirst)}`,
  });
}

function empty(): Html {
  return html`<p class="sheet empty">No mail yet. This page looks again every five seconds.</p>`;
}

function rows(newestFirst: readonly Mail[]): Html {
  return html`<ol class="sheet mails">
    ${newestFirst.map(row)}
  </ol>`;
}

function row(mail: Mail): Html {
  return html` <li>
    <a href="/__mail/${mail.id}">
      <strong dir="auto">${titleOf(mail)}</strong>
      <span class="people"
        >to <bdi>${mail.to.join(', ')}</bdi> from
        <bdi>${mail.from.name || mail.from.address}</bdi>${attached(mail)}</span
      >
      ${timeElement(mail.at)}
    </a>
  </li>`;
}

function attached({ attachments }: Mail): Html {
  if (attachments.length === 0) return html``;
  return html` · ${attachments.length} ${attachments.length === 1 ? 'attachment' : 'attachments'}`;
}
