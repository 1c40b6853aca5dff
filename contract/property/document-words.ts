import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an entry in curly brackets',
  record: 'an entry in curly brackets',
};
const formats: Readonly<Record<string, string>> = {
  url: 'Write a web address, e.g. "https://www.hotel.example"',
  email: 'Write an e-mail address, e.g. "stay@hotel.example"',
};
const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** What is wrong with a document, in the words of whoever writes one. What a field says itself goes before. */
export const documentWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'nonoptional' ? 'a value' : (kinds[issue.expected] ?? issue.expected);
      return issue.input === undefined ? `This is missing: give ${kind}` : `Give ${kind} here`;
    }
    case 'invalid_value':
      if (issue.input === undefined) return `This is missing: give one of ${list(issue.values)}`;
      return issue.values.length === 1 ? `This must be ${list(issue.values)}` : `Use one of ${list(issue.values)}`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `There is no field ${list(issue.keys)} here: take it out, or correct its name`
        : `There are no fields ${list(issue.keys)} here: take them out, or correct their names`;
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be';
    case 'invalid_key':
      return 'This is no language we know: use a code such as "en" or "de"';
    case 'invalid_union':
      return oneOfSeveral(issue);
    default:
      return undefined;
  }
};

function tooLittle(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? 'This must not be empty' : `Use at least ${least} characters`;
  if (origin === 'array') return least === 1 ? 'Name at least one' : `Name at least ${least}`;
  return `Use a number that is ${least} or more`;
}

function tooMuch(origin: string, most: number): string {
  if (origin === 'string') return `Use at most ${most} characters`;
  if (origin === 'array') return `There are too many: ${most} at most`;
  return `Use a number that is ${most} or less`;
}

/** A kind of entry that is not there, or what may be written in several ways: then each way says what it wants. */
function oneOfSeveral(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const { discriminator, options } = issue as { discriminator?: string; options?: readonly unknown[] };
  if (discriminator !== undefined)
    return options
      ? `Use one of ${list(options)}`
      : `"${discriminator}" is missing or names nothing that is known here`;
  const ways = new Set(issue.errors.flatMap((faults) => faults.map(({ message }) => message)));
  return [...ways].join(', or: ');
}
