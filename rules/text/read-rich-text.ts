/** What a hotel's own text may consist of. Everything else in it is text, or is left out. */
export type RichTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'br';
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };
type Growing = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] };

const known: Readonly<Record<string, RichTag>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  p: 'p',
  div: 'p',
  section: 'p',
  blockquote: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  a: 'a',
  br: 'br',
};
/** With these the text inside goes as well: it was never meant to be read. */
const silent =
  /<(script|style|iframe|object|embed|template|svg|math|noscript|textarea|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;
const blocks: readonly RichTag[] = ['h2', 'h3', 'p'];
const lists: readonly RichTag[] = ['ul', 'ol'];
const deepest = 12;

/**
 * Reads what a hotel pasted as its privacy policy or terms: HTML of a website, or plain paragraphs with “## ” before a
 * heading. What comes out is a tree of a few harmless elements for a page to draw; there is no way to say anything else.
 */
export function readRichText(text: string): RichNode[] {
  return /<\/?(p|div|h[1-6]|[uo]l|li|br|b|strong|i|em|a)\b[^<>]*>/i.test(text) ? readHtml(text) : readPlain(text);
}

function readPlain(text: string): RichNode[] {
  return text.split(/\n{2,}/).flatMap((part): RichNode[] => {
    if (part.trim() === '') return [];
    if (!part.startsWith('## ')) return [{ tag: 'p', children: [part] }];
    const [heading = '', ...rest] = part.split('\n');
    const below = rest.join('\n').trim();
    return [
      { tag: 'h2', children: [heading.slice(3)] },
      ...(below === '' ? [] : [{ tag: 'p', children: [below] } as const]),
    ];
  });
}

function readHtml(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: Growing[] = [];
  const here = (): RichNode[] => open.at(-1)?.children ?? root;
  const start = (node: Growing): void => {
    here().push(node);
    if (node.tag !== 'br') open.push(node);
  };
  /** Closes whatever is open down to one of these; nothing if none of them is. */
  const closeTo = (tags: readonly RichTag[], including: boolean): void => {
    const at = open.findLastIndex(({ tag }) => tags.includes(tag));
    open.length = at < 0 ? 0 : including ? at : at + 1;
  };
  for (const [whole, slash, name = '', attributes = ''] of html.replace(silent, ' ').matchAll(token)) {
    const tag = Object.hasOwn(known, name.toLowerCase()) ? known[name.toLowerCase()] : undefined;
    if (name === '' && !whole.startsWith('<!--')) {
      const words = decode(whole).replace(/[\s\p{Cc}]+/gu, ' ');
      if (words.trim() === '' && open.every((one) => lists.includes(one.tag))) continue;
      if (open.length === 0) start({ tag: 'p', children: [] });
      else if (lists.includes(open.at(-1)?.tag ?? 'p')) start({ tag: 'li', children: [] });
      here().push(words);
    } else if (tag === undefined) continue;
    else if (slash === '/') {
      if (open.some((one) => one.tag === tag)) closeTo([tag], true);
    } else if (open.length < deepest) {
      if (blocks.includes(tag)) closeTo(['li'], false);
      else if (lists.includes(tag)) closeTo(['li'], false);
      else if (tag === 'li') {
        closeTo(lists, false);
        if (open.length === 0) start({ tag: 'ul', children: [] });
      } else if (open.length === 0) start({ tag: 'p', children: [] });
      else if (lists.includes(open.at(-1)?.tag ?? 'p')) start({ tag: 'li', children: [] });
      if (tag === 'a' && open.some((one) => one.tag === 'a')) continue;
      const href = tag === 'a' ? safeHref(attributes) : undefined;
      if (tag === 'a' && href === undefined) continue;
      start({ tag, children: [], ...(href === undefined ? {} : { href }) });
    }
  }
  return root.filter((node) => typeof node === 'string' || node.children.length > 0);
}

/** Of a page, a mailbox or a telephone; any other would run something or lead into this site. */
function safeHref(attributes: string): string | undefined {
  const [, twice, once, bare] = /(?:^|[\s/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = decode(twice ?? once ?? bare ?? '').replace(/[\s\p{Cc}]/gu, '');
  return /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(href) ? href : undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
