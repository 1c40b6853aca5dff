import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const payrailsDir = path.join(import.meta.dirname, '..', 'src', 'features', 'payment', 'payrails');
const ours = path.join(payrailsDir, 'sandbox-payrails.ts');
const copy = `${fileURLToPath(import.meta.resolve('@payrails/web-sdk'))}?at-sandbox`;

/** The provider's host for its card frame, fixed inside its script: there is no setting for it. */
const host = 'https://assets.payrails.io';

/** The wallet's own script, which the sandbox plays as well: its device has one. */
const googlePay = 'https://pay.google.com/gp/p/js/pay.js';

/**
 * A second copy of the provider's script for hotels on the sandbox, in which the fixed host is the sandbox's. Only
 * `sandbox-payrails.ts` gets it; every other import of the package is the package, byte for byte.
 */
export const payrailsAtSandbox: Plugin = {
  name: 'payrails-at-sandbox',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '@payrails/web-sdk' && importer?.split('?')[0] === ours ? copy : null;
  },
  transform(code, id) {
    return id === copy ? { code: atSandbox(code), map: null } : null;
  },
};

/** Where the sandbox is, only the page knows: its port is free to change. */
export function atSandbox(code: string): string {
  const moved = code
    .replaceAll(`"${host}"`, 'sandboxOrigin')
    .replaceAll(new RegExp(`"${host}(/[^"]*)"`, 'g'), '(sandboxOrigin+"$1")')
    .replaceAll(`\`${host}/`, '`${sandboxOrigin}/')
    .replaceAll(`"${googlePay}"`, `(sandboxOrigin+"${new URL(googlePay).pathname}")`);
  if (moved.includes('payrails.io')) throw new Error('The provider’s script names its host in a way we do not know');
  if (moved === code) throw new Error('The provider’s script does not name its host any more');
  const origin = path.join(payrailsDir, 'sandbox-origin.ts');
  return `import { sandboxOrigin } from ${JSON.stringify(origin)};\n${moved}`;
}
