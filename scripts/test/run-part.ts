import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nothing, type Count } from './count-tests.ts';
import { measureStarvation } from './measure-starvation.ts';
import type { Choice, Command, Part } from './parts.ts';
import { patience } from './patience.ts';
import { printNow, type Print } from './printer.ts';
import { runTool } from './run-tool.ts';

export type Outcome = Count & { readonly isFine: boolean; readonly seconds: number };

const said = patience();

/** Where a run has its sources and its reports, and who hears what its tools say. */
export type RunAt = {
  readonly root: string;
  readonly reportDir: string;
  readonly print: Print;
  /** Whatever else wants the cores goes first. */
  readonly givesWay?: boolean;
};

/** Runs a part of the tests and hands back what came of it. */
export async function runPart(
  part: Part,
  choice: Choice,
  { root, reportDir, print, givesWay }: RunAt,
): Promise<Outcome> {
  const report = join(reportDir, `${part.name}.json`);
  const start = performance.now();
  const code = await runTool(root, { ...(await patiently(part.command(report, choice), print)), givesWay }, print);
  const count = part.count && existsSync(report) ? part.count(report, root) : nothing;
  const isFine = code === 0 && count.failed === 0;
  return {
    ...count,
    // A runner that fails without a failed test (a file that cannot be loaded, say) must not look like success.
    failed: !isFine && part.count && count.failed === 0 ? 1 : count.failed,
    isFine,
    seconds: (performance.now() - start) / 1000,
  };
}

/** On a machine that others keep busy at this moment every limit is longer. */
export async function patiently(command: Command, print: Print = printNow): Promise<Command> {
  const times = said * (await measureStarvation());
  if (times > 1) print(`The machine is busy or slow: every limit is ${times.toFixed(1)} times longer.\n\n`);
  return { ...command, env: { ...command.env, PATIENCE: String(times) } };
}
