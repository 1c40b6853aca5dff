import { isBuilt } from '../build/built-from.ts';
import { runTool } from './run-tool.ts';

/**
 * Builds the pages that journeys walk through, beside a part that leaves a core idle. Where it fails nobody minds yet:
 * the server of the journeys builds again and says what is wrong.
 */
export async function buildAhead(root: string): Promise<void> {
  if (!isBuilt()) await runTool(root, { tool: process.execPath, args: ['scripts/build.ts'] });
}
