import type { InlineHashes } from './inline-hashes.ts';

/** What a page may load besides our own files. */
export type PolicySources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
};

export const ownSources: PolicySources = { scripts: [], frames: [], connections: [], images: [] };

/**
 * The content security policy of a page: our own files, what stands in it and bears the nonce or is known by its hash, and
 * the sources this page needs.
 */
export function pagePolicy(
  inline: string | InlineHashes,
  { scripts, frames, connections, images }: PolicySources,
  ancestors: readonly string[] = [],
  hasWorker = false,
): string {
  const list = (...sources: string[]): string => sources.join(' ');
  const bearers = typeof inline === 'string' ? [`'nonce-${inline}'`] : [];
  const own = typeof inline === 'string' ? { scripts: bearers, styles: bearers } : inline;
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...own.scripts, ...scripts)}`,
    `style-src ${list("'self'", ...own.styles)}`,
    // The calendar, the pictures' placeholders and the providers' frames have styles set on their elements.
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', ...images)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...connections)}`,
    ...(frames.length > 0 ? [`frame-src ${list(...frames)}`] : []),
    ...(hasWorker ? ["worker-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length > 0 ? list(...ancestors) : "'none'"}`,
  ].join('; ');
}
