import { isBuilt } from '../build/built-from.ts';
import type { RunAt } from './run-part.ts';
import { runTool } from './run-tool.ts';

/**
 * Builds the pages that journeys walk through before their limits count. Where it fails nobody minds yet: the server of
 * the journeys builds again and says what is wrong.
 */
export async function buildAhead({ root, print }: RunAt): Promise<void> {
  if (!isBuilt()) await runTool(root, { tool: process.execPath, args: ['scripts/build.ts'] }, print);
}
