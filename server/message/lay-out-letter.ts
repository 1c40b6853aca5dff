import type { BillRow } from './bill-rows.ts';
import { frameMail, html, type Html } from './frame-mail.ts';
import { directionOf, type Voice } from './speak.ts';

/** A fact: what it is called, and what it is. */
export type Line = readonly [label: string, value: string];

export type Mail = { readonly subject: string; readonly html: string; readonly text: string };

export type LetterContent = {
  readonly subject: string;
  readonly title: string;
  /** Whose paper it is written on. */
  readonly hotel: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Line[];
  readonly bill?: readonly BillRow[];
  readonly button?: { readonly label: string; readonly href: string; readonly color: string };
  /** Other ways that are worth a line, below the button. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly help?: { readonly text: string; readonly ways: readonly string[] };
  /** What a mail program may read out of it by itself (schema.org). */
  readonly data?: object;
};

/** A letter as it is sent: laid out, and as plain text that says the same. */
export function layOutLetter({ language }: Pick<Voice, 'language'>, letter: LetterContent): Mail {
  const { subject, title, hotel, paragraphs, facts, bill = [], button, links = [], help, data } = letter;
  const direction = directionOf(language);
  const rows = facts.map(
    ([label, value]): Html =>
      html`<tr>
        <td style="padding:8px 24px 8px 0;padding-inline:0 24px;color:#54585a;vertical-align:top">${label}</td>
        <td style="padding:8px 0;font-weight:600;white-space:pre-line"><bdi>${value}</bdi></td>
      </tr>`,
  );
  const body = html`${paragraphs.map(
      (paragraph): Html => html`<p style="font-size:18px;margin:0 0 24px">${paragraph}</p>`,
    )}
    <table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 24px">
      ${rows}
    </table>
    ${bill.length > 0 ? [billTable(bill, direction)] : []} ${button ? [buttonLink(button)] : []}
    ${links.map(
      ({ label, href }): Html =>
        html`<p style="margin:0 0 16px"><a href="${href}" style="color:inherit">${label}</a></p>`,
    )}
    ${help ? [helpLine(help)] : []}`;
  return {
    subject,
    html: frameMail({ language, direction, title, hotel, body, ...(data ? { data } : {}) }),
    text: [
      title,
      ...paragraphs.flatMap((paragraph) => ['', paragraph]),
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...bill.map(({ label, room, amount }) => `${label}: ${room === undefined ? '' : `${room} · `}${amount}`),
      ...(button ? ['', `${button.label}: ${button.href}`] : []),
      ...links.map(({ label, href }) => `${label}: ${href}`),
      ...(help ? ['', help.text, help.ways.join(' · ')] : []),
    ].join('\n'),
  };
}

/** Amounts under each other at the far side; said twice, since some mail programs know only one way to say it. */
function billTable(bill: readonly BillRow[], direction: 'ltr' | 'rtl'): Html {
  const far = direction === 'rtl' ? 'left' : 'right';
  const rows = bill.map(({ label, room, amount, isTotal = false }): Html => {
    const edge = isTotal ? '2px solid #1f2224' : '1px solid #e9e4db';
    const weight = isTotal || room !== undefined ? 600 : 400;
    const name =
      room === undefined
        ? html`${label}`
        : html`${room}<br /><span style="color:#54585a;font-weight:400">${label}</span>`;
    return html`<tr>
      <td style="padding:10px 0;border-top:${edge};font-weight:${weight};vertical-align:top">${name}</td>
      <td
        align="${far}"
        style="padding:10px 0;border-top:${edge};font-weight:${weight};font-size:${isTotal ? 20 : 16}px;text-align:${far};vertical-align:top;white-space:nowrap"
      >
        <bdi>${amount}</bdi>
      </td>
    </tr>`;
  });
  return html`<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 24px">
    ${rows}
  </table>`;
}

const buttonLink = ({ label, href, color }: NonNullable<LetterContent['button']>): Html =>
  html`<p style="margin:0 0 24px">
    <a
      href="${href}"
      style="display:inline-block;padding:14px 24px;border-radius:10px;background:${color};color:#fff;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;

const helpLine = ({ text, ways }: NonNullable<LetterContent['help']>): Html =>
  html`<p style="margin:8px 0 0;color:#54585a">
    ${text}<br />${ways.map((way, i): Html => html`${i > 0 ? ' · ' : ''}<bdi dir="ltr">${way}</bdi>`)}
  </p>`;
