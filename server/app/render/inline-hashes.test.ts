import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';
import { ownSources, pagePolicy } from './page-policy.ts';

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('what stands in a page is known by its hash, each once; data and what is fetched is not', () => {
  const html = `<head><style nonce="">a{b:c}</style><style>a{b:c}</style><script nonce="">let x = 1 &lt; 2</script>
    <script type="module" nonce="" src="/assets/entry.js"></script>
    <script type="application/json" id="boot">{"a":"</p>"}</script>
    <script type="application/ld+json">{}</script></head>`;
  const hashes = inlineHashes(html);
  expect(hashes).toEqual({ styles: [hash('a{b:c}')], scripts: [hash('let x = 1 &lt; 2')] });
  const policy = pagePolicy(hashes, ownSources);
  expect(policy).toContain(`script-src 'self' ${hash('let x = 1 &lt; 2')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{b:c}')};`);
  expect(policy).not.toMatch(/nonce|script-src [^;]*unsafe/);
});
