import path from 'node:path';

/** Says once which Node runs this: npm may run on an older one, and `npm ci` brings ours along (docs/decisions/0003). */
export function nodeLine(version: string, execPath: string, npmAgent: string | undefined): string {
  if (!execPath.split(path.sep).includes('node_modules')) return `Runs on this machine’s Node ${version}.`;
  const [, own] = /\bnode\/v(\S+)/.exec(npmAgent ?? '') ?? [];
  const leaves = own === undefined || own === version ? '' : `; this machine’s own, ${own}, only runs npm`;
  return `Runs on Node ${version}, which came with npm ci${leaves}.`;
}
