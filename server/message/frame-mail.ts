/** A piece of HTML that is safe to put into HTML; everything else is text and is escaped on its way in. */
export type Html = { readonly markup: string };

type Slot = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  return { markup: parts.reduce((text, part, i) => text + (i > 0 ? fill(slots[i - 1] ?? '') : '') + part, '') };
}

function fill(slot: Slot): string {
  if (typeof slot === 'object') return 'markup' in slot ? slot.markup : slot.map(({ markup }) => markup).join('');
  return String(slot).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type Framed = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly hotel: string;
  readonly body: Html;
  readonly data?: object;
};

/** Data for machines. Nothing in it can end the element it stands in. */
const jsonIn = (data: object): Html => ({
  markup: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
});

/** The sheet every mail is written on. Styles stand on the elements, since mail programs drop style sheets. */
export const frameMail = ({ language, direction, title, hotel, body, data }: Framed): string =>
  `<!doctype html>${
    html`<html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        ${data ? [jsonIn(data)] : []}
      </head>
      <body
        style="margin:0;background:#f7f5f0;color:#1f2224;font:16px/1.6 'Open Sans','Noto Sans Arabic',system-ui,sans-serif"
      >
        <div style="max-width:600px;margin:0 auto;padding:32px 16px">
          <p style="margin:0 0 16px;font-weight:600">${hotel}</p>
          <div style="background:#fffefc;border:1px solid #e9e4db;border-radius:16px;padding:32px 28px">
            <h1 style="margin:0 0 12px;font-size:28px;line-height:1.2;font-weight:300">${title}</h1>
            ${body}
          </div>
        </div>
      </body>
    </html>`.markup
  }`;
