/** A message as Lingui compiles it: plain text, or an argument with its kind and, for a choice, its branches. */
type Token = string | [name: string, kind?: string, format?: unknown];
export type Compiled = Token[];

type Branches = Record<string, Compiled>;
type Choice = { name: string; kind: string; categories: string[] };
type Shape = { names: Set<string>; tags: string[]; choices: Choice[] };

const CHOICE_KINDS = new Set(['plural', 'selectordinal', 'select']);

function branchesOf(format: unknown): Branches {
  const { offset: _offset, ...branches } = format as Branches & { offset?: unknown };
  return branches;
}

function shapeOf(message: Compiled): Shape {
  const shape: Shape = { names: new Set(), tags: [], choices: [] };
  for (const token of message) {
    if (typeof token === 'string') {
      shape.tags.push(...(token.match(/<\/?\w+\/?>/g) ?? []));
      continue;
    }
    const [name, kind = '', format] = token;
    shape.names.add(name);
    if (!CHOICE_KINDS.has(kind)) continue;
    const branches = branchesOf(format);
    shape.choices.push({ name, kind, categories: Object.keys(branches) });
    for (const inner of Object.values(branches).map(shapeOf)) {
      inner.names.forEach((innerName) => shape.names.add(innerName));
      shape.tags.push(...inner.tags);
      shape.choices.push(...inner.choices);
    }
  }
  return shape;
}

function onlyIn(some: Iterable<string>, others: Set<string>): string[] {
  return [...new Set(some)].filter((one) => !others.has(one));
}

/** The plural forms that a hotel's counts can reach: Spanish has a form for millions, and no stay has a million nights. */
function neededForms(rules: Intl.PluralRules): Set<string> {
  return new Set(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
}

function complainAboutChoice(choice: Choice, locale: string, sourceChoices: Choice[]): string[] {
  const { name, kind } = choice;
  if (kind === 'select') {
    const source = sourceChoices.find((other) => other.name === name && other.kind === kind);
    const missing = onlyIn(source?.categories ?? [], new Set(choice.categories));
    return missing.map((key) => `{${name}} lacks the case "${key}"`);
  }
  const rules = new Intl.PluralRules(locale, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const forms = choice.categories.filter((category) => !/^\d+$/.test(category));
  return [
    ...onlyIn(neededForms(rules), new Set(forms)).map((form) => `{${name}} lacks the plural form "${form}"`),
    ...onlyIn(forms, known).map((form) => `{${name}} has the plural form "${form}", which this language has not`),
  ];
}

/** What keeps a translation from standing in for its source: lost or invented placeholders, tags and plural forms. */
export function compareTranslation(source: Compiled, translation: Compiled, locale: string): string[] {
  const [from, to] = [shapeOf(source), shapeOf(translation)];
  const [fromTags, toTags] = [new Set(from.tags), new Set(to.tags)];
  return [
    ...onlyIn(from.names, to.names).map((name) => `lacks the placeholder {${name}}`),
    ...onlyIn(to.names, from.names).map((name) => `has the placeholder {${name}}, which the source has not`),
    ...onlyIn(from.tags, toTags).map((tag) => `lacks the tag ${tag}`),
    ...onlyIn(to.tags, fromTags).map((tag) => `has the tag ${tag}, which the source has not`),
    ...to.choices.flatMap((choice) => complainAboutChoice(choice, locale, from.choices)),
  ];
}
