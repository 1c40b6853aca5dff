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
  /** The first words, which mail programs show beside the subject. */
  readonly preview: string;
  /** The hotel's. */
  readonly color?: string;
  readonly body: Html;
  readonly data?: object;
};

/** Data for machines. Nothing in it can end the element it stands in. */
const jsonIn = (data: object): Html => ({
  markup: `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
});

/**
 * For the dark, and for programs that know style sheets; the others keep to what stands on the elements. Colours are set
 * in both, since a program that turns them round by itself does it badly.
 */
const sheet: Html = {
  markup: `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 20px !important; }
  .title { font-size: 26px !important; }
  .label, .value { display: block !important; width: auto !important; padding: 0 !important; }
  .value { padding-bottom: 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #16181a !important; }
  .paper, .ink { color: #f2efe9 !important; }
  .card { background: #202325 !important; border-bottom-color: #373b3e !important; border-left-color: #373b3e !important; border-right-color: #373b3e !important; }
  .quiet { color: #b4b8ba !important; }
  .edge { border-color: #373b3e !important; }
  .edge-strong { border-color: #f2efe9 !important; }
}
</style>`,
};

const font = "'Open Sans','Noto Sans Arabic',system-ui,-apple-system,'Segoe UI',sans-serif";

/** The sheet every mail is written on. Styles stand on the elements, since many mail programs drop style sheets. */
export const frameMail = (mail: Framed): string => {
  const { language, direction, title, hotel, preview, color = '#1f2224', body, data } = mail;
  return `<!doctype html>${
    html`<html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${title}</title>
        ${sheet} ${data ? [jsonIn(data)] : []}
      </head>
      <body class="paper" style="margin:0;padding:0;background:#f7f5f0;color:#1f2224;font:16px/1.6 ${font}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                dir="${direction}"
                style="width:100%;max-width:600px"
              >
                <tr>
                  <td class="ink" style="padding:0 4px 16px;font:600 17px/1.4 ${font};color:#1f2224">${hotel}</td>
                </tr>
                <tr>
                  <td
                    class="card ink"
                    style="background:#fffefc;border:1px solid #e9e4db;border-top:4px solid ${color};border-radius:14px;padding:36px 32px;color:#1f2224;font:16px/1.6 ${font}"
                  >
                    <h1
                      class="title ink"
                      style="margin:0 0 12px;font:300 30px/1.2 ${font};letter-spacing:-0.01em;color:#1f2224"
                    >
                      ${title}
                    </h1>
                    ${body}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup
  }`;
};
