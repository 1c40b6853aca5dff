export type Step = {
  name: string;
  /** What to do when the step fails, in words for the reader of the summary. */
  remedy: string;
  /** Hands back complaints; none means the step passed. */
  run: (root: string) => Promise<string[]>;
};

type Failure = { step: Step; count: number };

const LONGEST_LIST = 60;

async function complain(step: Step, root: string): Promise<string[]> {
  try {
    return await step.run(root);
  } catch (error) {
    return [`the check itself broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

type Verdict = { complaints: string[]; seconds: string };

async function judge(step: Step, root: string): Promise<Verdict> {
  const start = performance.now();
  const complaints = await complain(step, root);
  return { complaints, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** Runs all steps, also after a failed one, so that one run shows everything, in their order. True when all passed. */
export async function runSteps(steps: readonly Step[], root: string, print: (line: string) => void): Promise<boolean> {
  const failures: Failure[] = [];
  const judged = steps.map((step) => ({ step, ...Promise.withResolvers<Verdict>() }));
  // Two at a time, as some have work for one core only: whoever is free takes the next.
  const waiting = [...judged];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) next.resolve(await judge(next.step, root));
  };
  void work();
  void work();
  for (const { step, promise } of judged) {
    const { complaints, seconds } = await promise;
    print(`${step.name}: ${complaints.length === 0 ? 'fine' : 'NOT fine'} (${seconds} s)`);
    if (complaints.length === 0) continue;
    failures.push({ step, count: complaints.length });
    complaints.slice(0, LONGEST_LIST).forEach((line) => print(`  ${line}`));
    if (complaints.length > LONGEST_LIST) print(`  … and ${complaints.length - LONGEST_LIST} more lines`);
  }
  print('');
  if (failures.length === 0) print(`All ${steps.length} checks are fine.`);
  else print(`${failures.length} of ${steps.length} checks are not fine. What to do:`);
  failures.forEach(({ step, count }) => print(`  ${step.name} (${count} lines above): ${step.remedy}`));
  return failures.length === 0;
}
