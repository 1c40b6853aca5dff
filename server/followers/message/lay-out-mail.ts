import type { BillRow } from '../summary/bill-rows.ts';
import { frameMail, html, type Html } from './frame-mail.ts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Line } from '../summary/line.ts';

/** A fact: what it is called, and what it is. */

export type Mail = { readonly subject: string; readonly html: string; readonly text: string };

export type MailContent = {
  readonly subject: string;
  readonly title: string;
  /** Whose paper it is written on. */
  readonly hotel: string;
  /** The hotel's, where no button shows it. */
  readonly color?: string;
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
export function layOutMail({ language }: Pick<Texts, 'language'>, mail: MailContent): Mail {
  const { subject, title, hotel, paragraphs, facts, bill = [], button, links = [], help, data } = mail;
  const color = mail.color ?? button?.color;
  const direction = directionOf(language);
  const body = html`${paragraphs.map(
    (paragraph, i): Html => html`<p style="font-size:${i === 0 ? 18 : 16}px;margin:0 0 20px">${paragraph}</p>`,
  )}
  ${facts.length > 0 ? [factTable(facts)] : []} ${bill.length > 0 ? [billTable(bill, direction)] : []}
  ${button ? [buttonLink(button)] : []}
  ${links.map(
    ({ label, href }): Html =>
      html`<p style="margin:0 0 12px"><a class="ink" href="${href}" style="color:#1f2224">${label}</a></p>`,
  )}
  ${help ? [helpLine(help)] : []}`;
  return {
    subject,
    html: frameMail({
      language,
      direction,
      title,
      hotel,
      preview: paragraphs[0] ?? facts.map(([label, value]) => `${label}: ${value}`).join(' · '),
      body,
      ...(color === undefined ? {} : { color }),
      ...(data ? { data } : {}),
    }),
    text: plainText(mail),
  };
}

function plainText({ title, hotel, paragraphs, facts, bill = [], button, links = [], help }: MailContent): string {
  return [
    hotel,
    '',
    title,
    ...paragraphs.flatMap((paragraph) => ['', paragraph]),
    ...(facts.length > 0 ? ['', ...facts.map(([label, value]) => `${label}: ${value}`)] : []),
    ...(bill.length > 0 ? [''] : []),
    ...bill.map(
      ({ label, room, amount, about, note }) =>
        `${label}: ${room === undefined ? '' : `${room} · `}${amount}${[about, note].map((more) => (more === undefined ? '' : ` (${more})`)).join('')}`,
    ),
    ...(button || links.length > 0 ? [''] : []),
    ...[...(button ? [button] : []), ...links].map(({ label, href }) => `${label}: ${href}`),
    ...(help ? ['', help.text, ...help.ways] : []),
  ].join('\n');
}

const table = 'border-collapse:collapse;width:100%;margin:0 0 24px';

function factTable(facts: readonly Line[]): Html {
  const rows = facts.map(
    ([label, value]): Html =>
      html`<tr>
        <td
          class="quiet label"
          style="padding:7px 24px 7px 0;padding-inline:0 20px;color:#54585a;vertical-align:top;font-size:15px;width:34%"
        >
          ${label}
        </td>
        <td class="ink value" style="padding:7px 0;font-weight:600;vertical-align:top">
          <bdi style="white-space:pre-line">${value}</bdi>
        </td>
      </tr>`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${table}">
    ${rows}
  </table>`;
}

/** Amounts under each other at the far side; said twice, since some mail programs know only one way to say it. */
function billTable(bill: readonly BillRow[], direction: 'ltr' | 'rtl'): Html {
  const far = direction === 'rtl' ? 'left' : 'right';
  const rows = bill.map(({ label, room, amount, about, note, isTotal = false }): Html => {
    const edge = isTotal ? '2px solid #1f2224' : '1px solid #e9e4db';
    const look = isTotal ? 'ink edge-strong' : 'ink edge';
    const weight = isTotal || room !== undefined ? 600 : 400;
    const name =
      room === undefined
        ? html`${label}`
        : html`${room}<br /><span class="quiet" style="color:#54585a;font-weight:400;font-size:15px">${label}</span>`;
    return html`<tr>
      <td
        class="${look}"
        style="padding:10px 12px 10px 0;padding-inline:0 12px;border-top:${edge};font-weight:${weight};vertical-align:top"
      >
        ${name}${
          note === undefined
            ? []
            : [html`<br /><span class="quiet" style="color:#54585a;font-weight:400;font-size:15px">${note}</span>`]
        }
      </td>
      <td
        class="${look}"
        align="${far}"
        style="padding:10px 0;border-top:${edge};font-weight:${weight};font-size:${isTotal ? 20 : 16}px;text-align:${far};vertical-align:top;white-space:nowrap"
      >
        <bdi>${amount}</bdi>${
          about === undefined
            ? []
            : [
                html`<br /><span class="quiet" style="color:#54585a;font-weight:400;font-size:15px"
                    ><bdi>${about}</bdi></span
                  >`,
              ]
        }
      </td>
    </tr>`;
  });
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${table}">
    ${rows}
  </table>`;
}

/** In a cell of its own colour, so that programs which know no padding on links show a button all the same. */
const buttonLink = ({ label, href, color }: NonNullable<MailContent['button']>): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    <tr>
      <td bgcolor="${color}" style="background:${color};border-radius:10px">
        <a
          href="${href}"
          style="display:inline-block;padding:14px 26px;color:#ffffff;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const helpLine = ({ text, ways }: NonNullable<MailContent['help']>): Html =>
  html`<p
    class="quiet edge"
    style="margin:28px 0 0;padding-top:20px;border-top:1px solid #e9e4db;color:#54585a;font-size:15px"
  >
    ${text}${ways.map((way): Html => html`<br /><bdi dir="ltr">${way}</bdi>`)}
  </p>`;
