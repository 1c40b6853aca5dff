/** A message as Lingui compiles it: plain text, or an argument with its kind and, for a choice, its branches. */
type Token = string | [name: string, kind?: string, format?: unknown];
export type Compiled = Token[];

type Branches = Record<string, Compiled>;
type Choice = { name: string; kind: string; categories: string[]; branches: Branches };
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
    shape.choices.push({ name, kind, categories: Object.keys(branches), branches });
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

/** Whether a branch says how many there are. */
const counts = (branch: Compiled | undefined): boolean => branch?.includes('#') ?? false;

const formsKnown = new WeakMap<Intl.PluralRules, ReadonlyMap<string, number>>();

/** The forms of the numbers below a thousand, each with how many it stands for, without zero. Asked for once: it takes long. */
function formsOf(rules: Intl.PluralRules): ReadonlyMap<string, number> {
  const known = formsKnown.get(rules);
  if (known) return known;
  const forms = new Map<string, number>();
  for (let number = 0; number < 1000; number++) {
    const form = rules.select(number);
    forms.set(form, (forms.get(form) ?? 0) + (number > 0 ? 1 : 0));
  }
  formsKnown.set(rules, forms);
  return forms;
}

/** Forms that stand for several numbers and do not say which: in Polish “few” is 2, 3, 4, 22 … */
function findUncounted({ name, branches }: Choice, rules: Intl.PluralRules, source: Choice | undefined): string[] {
  if (!counts(source?.branches['other'])) return [];
  const isShared = (form: string): boolean => (formsOf(rules).get(form) ?? 0) > 1;
  const uncounted = Object.keys(branches).filter((form) => isShared(form) && !counts(branches[form]));
  return uncounted.map((form) => `{${name}} does not say the number in the plural form "${form}"`);
}

/** Placeholders that some branches of a choice have and others lost. */
function findUneven({ name, branches }: Choice, source: Choice | undefined): string[] {
  const namesIn = (branch: Compiled): Set<string> => shapeOf(branch).names;
  const sourceNames = Object.values(source?.branches ?? {}).map(namesIn);
  const everywhere = [...(sourceNames[0] ?? [])].filter((one) => sourceNames.every((names) => names.has(one)));
  return Object.entries(branches).flatMap(([form, branch]) =>
    onlyIn(everywhere, namesIn(branch)).map((lost) => `{${name}} lacks the placeholder {${lost}} in "${form}"`),
  );
}

/** The plural forms that a hotel's counts can reach: Spanish has a form for millions, and no stay has a million nights. */
function neededForms(rules: Intl.PluralRules): Set<string> {
  return new Set(['other', ...formsOf(rules).keys()]);
}

function complainAboutChoice(choice: Choice, locale: string, sourceChoices: Choice[]): string[] {
  const { name, kind } = choice;
  const source = sourceChoices.find((other) => other.name === name && other.kind === kind);
  if (kind === 'select') {
    const missing = onlyIn(source?.categories ?? [], new Set(choice.categories));
    return missing.map((key) => `{${name}} lacks the case "${key}"`);
  }
  const rules = pluralRules(locale, kind);
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const forms = choice.categories.filter((category) => !/^\d+$/.test(category));
  return [
    ...onlyIn(neededForms(rules), new Set(forms)).map((form) => `{${name}} lacks the plural form "${form}"`),
    ...onlyIn(forms, known).map((form) => `{${name}} has the plural form "${form}", which this language has not`),
    ...findUncounted(choice, rules, source),
    ...findUneven(choice, source),
  ];
}

/** A choice that was made a plain text: right only where one form serves for every number. */
function findFlattened(sourceChoices: Choice[], choices: Choice[], locale: string): string[] {
  const isMade = ({ name, kind }: Choice): boolean => choices.some((one) => one.name === name && one.kind === kind);
  return sourceChoices
    .filter((one) => !isMade(one) && (one.kind === 'select' || neededForms(pluralRules(locale, one.kind)).size > 1))
    .map(({ name, kind }) => `lacks the ${kind} of {${name}}`);
}

const rulesKnown = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string, kind: string): Intl.PluralRules {
  const known = rulesKnown.get(`${locale} ${kind}`);
  if (known) return known;
  const rules = new Intl.PluralRules(locale, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
  rulesKnown.set(`${locale} ${kind}`, rules);
  return rules;
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
    ...findFlattened(from.choices, to.choices, locale),
    ...to.choices.flatMap((choice) => complainAboutChoice(choice, locale, from.choices)),
  ];
}
