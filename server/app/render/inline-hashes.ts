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
const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
