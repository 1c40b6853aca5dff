import { maskText } from './mask-text.ts';

type Line = Record<string, unknown>;

/** What the database says about itself, never about the row: `detail`, `where` and `hint` quote what guests wrote. */
const ownFacts = ['schema', 'table', 'column', 'constraint', 'routine'] as const;
const deepest = 4;

/**
 * A failure as the log shows it: what kind, where in the code, and a message without what people wrote. Everything else
 * that libraries hang on errors (the mail server's answer, the failing row, the request) stays out.
 */
export function failureLine(failure: unknown, depth = 0): Line {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const facts = failure as Error & { code?: unknown; cause?: unknown; errors?: unknown } & Record<string, unknown>;
  const line: Line = { type: failure.constructor.name, message: messageOf(failure, facts.code) };
  if (isCode(facts.code)) line['code'] = facts.code;
  if (isOfDatabase(facts)) for (const name of ownFacts) if (facts[name] !== undefined) line[name] = facts[name];
  line['stack'] = framesOf(failure);
  if (depth < deepest && facts.cause !== undefined) line['cause'] = failureLine(facts.cause, depth + 1);
  if (depth < deepest && Array.isArray(facts.errors))
    line['errors'] = facts.errors.slice(0, 5).map((one) => failureLine(one, depth + 1));
  return line;
}

const isCode = (code: unknown): boolean =>
  (typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)) || typeof code === 'number';

const isOfDatabase = (facts: Line): boolean => typeof facts['severity'] === 'string';

/** Names of columns and properties are worth reading; of what could not be read or stored nothing is. */
function messageOf(failure: Error, code: unknown): string {
  const isAboutValues = failure instanceof SyntaxError || (typeof code === 'string' && code.startsWith('22'));
  return maskText(failure.message, isAboutValues ? 'everything quoted' : 'what is no name');
}

// The first lines of a stack are the message once more.
const framesOf = ({ stack }: Error): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
