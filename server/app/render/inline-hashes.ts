import { createHash } from 'node:crypto';

/** What a policy lets in by its content, so that a page is the same for all who see it: a nonce would be another for each. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The scripts and styles that stand in a document itself. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, kind = '', attributes = '', content = ''] of html.matchAll(inline)) {
    if (kind === 'style') styles.add(hashOf(content));
    // Data is not run, and what is fetched comes from where the policy says.
    else if (!/\s(?:src=|type="application\/)/.test(attributes)) scripts.add(hashOf(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Styles are the same in most pages, and to hash them was most of it; what is said of one page is short. */
const longEnough = 512;
const mostKnown = 200;
const known = new Map<string, string>();

function hashOf(content: string): string {
  const before = known.get(content);
  if (before !== undefined) return before;
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  if (content.length < longEnough) return hash;
  if (known.size >= mostKnown) known.clear();
  // A copy: a part of a page would keep the whole page in memory.
  known.set(Buffer.from(content).toString(), hash);
  return hash;
}
