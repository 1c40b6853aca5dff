import { html, type Html } from '../page/html.ts';
import type { Mail } from './mail.ts';
import { pageFrame } from './page-frame.ts';
import { timeElement } from './time-element.ts';
import { titleOf } from './title-of.ts';

export function mailPage(mail: Mail): Html {
  const { from } = mail;
  return pageFrame({
    title: `${titleOf(mail)} · Sandbox mailbox`,
    body: html`<a href="/__mail">All mail</a>
      <h1 dir="auto">${titleOf(mail)}</h1>
      <dl class="sheet">
        <dt>From</dt>
        <dd><bdi>${from.name === '' ? from.address : `${from.name} <${from.address}>`}</bdi></dd>
        <dt>To</dt>
        <dd><bdi>${mail.to.join(', ')}</bdi></dd>
        <dt>Received</dt>
        <dd>${timeElement(mail.at)}</dd>
      </dl>
      ${mail.html === '' ? [] : htmlPart(mail)} ${mail.text === '' ? [] : textPart(mail)}
      ${mail.attachments.length === 0 ? [] : files(mail)}
      <h2>On the wire</h2>
      <details class="sheet">
        <summary>All headers</summary>
        <dl class="wire">
          ${mail.headers.map(
            ({ name, value }) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </details>
      <p>
        <a href="/__mail/${mail.id}/raw">The whole mail as it came</a>
        <span class="quiet">${sizeOf(mail.raw.length)}</span>
      </p>`,
  });
}

/** A link may open a new tab, which then is an ordinary one: that is how a developer follows a mail back to the booking. */
function htmlPart(mail: Mail): Html {
  return html`<h2>HTML</h2>
    <div class="sheet">
      <iframe
        src="/__mail/${mail.id}/html"
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
    </div>`;
}

function textPart(mail: Mail): Html {
  return html`<h2>Plain text</h2>
    <pre class="sheet" dir="auto">${mail.text}</pre>`;
}

function files(mail: Mail): Html {
  const file = (attachment: Mail['attachments'][number], position: number): Html =>
    html` <li>
      <a href="/__mail/${mail.id}/attachment/${position}" download><bdi>${attachment.name}</bdi></a>
      <span class="quiet">${attachment.type}, ${sizeOf(attachment.bytes.length)}</span>
    </li>`;
  return html`<h2>Attachments</h2>
    <ul class="sheet files">
      ${mail.attachments.map(file)}
    </ul>`;
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
}
