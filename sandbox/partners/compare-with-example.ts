import type { Example } from './example.ts';

export type PartnerRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** In what a request differs from the recorded one: method, path, names, and kinds of values. Empty: in nothing. */
export function compareWithExample(request: PartnerRequest, example: Example): string[] {
  const { fixed } = example;
  const headers = Object.keys(example.headers).map((name) => [name, request.headers[name] ?? null]);
  return [
    ...(request.method === example.method ? [] : [`method is ${request.method}, not ${example.method}`]),
    ...(shapeOf(request.path) === shapeOf(example.path) ? [] : [`path is ${request.path}, not ${example.path}`]),
    ...compare('headers', Object.fromEntries(headers), example.headers, fixed),
    ...compare('query', request.query, example.query, fixed),
    ...compare('body', request.body, example.body, fixed),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(place: string, got: unknown, wanted: unknown, fixed: readonly string[]): string[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got) || got.length !== wanted.length) return [`${place} is no list of ${wanted.length}`];
    return wanted.flatMap((one, i) => compare(`${place}.${i}`, got[i], one, fixed));
  }
  if (isRecord(wanted)) {
    if (!isRecord(got)) return [`${place} is missing`];
    const strange = Object.keys(got).filter((name) => !(name in wanted));
    return [
      ...strange.map((name) => `${place}.${name} is not in the example`),
      ...Object.entries(wanted).flatMap(([name, value]) =>
        name in got ? compare(`${place}.${name}`, got[name], value, fixed) : [`${place}.${name} is missing`],
      ),
    ];
  }
  if (fixed.includes(place.split('.').at(-1) ?? '')) return got === wanted ? [] : [`${place} is not ${String(wanted)}`];
  const [kind, expected] = [shapeOf(got), shapeOf(wanted)];
  return kind === expected ? [] : [`${place} is ${kind}, not ${expected}`];
}

/** What kind of value it is, as a reader would tell: a day, a time, a currency, a whole number … */
function shapeOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'nothing' : typeof value;
  if (value.startsWith('/')) return value.replace(/\d+|(?<=confirm\/)\w+/g, 'N');
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'a day';
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value)) return 'a time';
  if (/^https?:\/\//.test(value)) return 'an address';
  if (/^[A-Z]{3}$/.test(value)) return 'a currency';
  if (/^SB4-[A-Z2-9]{10}$/.test(value)) return 'a reservation';
  if (/^customers\/\d+\/conversionActions\/\d+$/.test(value)) return 'a conversion action';
  if (/^Bearer \S+$/.test(value)) return 'a bearer';
  return value === '' ? 'nothing' : 'a text';
}
