import { parseSync, Visitor } from 'oxc-parser';
import type { Node } from 'oxc-parser';

/** A browser test whose title starts with ids of the checklist. */
export type Journey = { file: string; title: string; ids: string[] };

function titleOf(argument: Node | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return argument.quasis.map((quasi) => quasi.value.cooked ?? '').join('…');
}

/** The ids at the start of a title: 'C05 C08 a sold-out room …' and 'C05, C08: …' both name two rows. */
function idsOf(title: string): string[] {
  const [ids = ''] = title.match(/^(?:[A-Z]\d{2}\b[\s,:]*)+/) ?? [];
  return ids.match(/[A-Z]\d{2}/g) ?? [];
}

/** `test(…)`, and the tests that `test.each(…)` makes. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test';
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false;
  const { object, property } = callee.callee;
  return isTest(object) && property.type === 'Identifier' && property.name === 'each';
}

export function findJourneys(file: string, source: string): Journey[] {
  const journeys: Journey[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) ? titleOf(first) : undefined;
      if (title !== undefined) journeys.push({ file, title, ids: idsOf(title) });
    },
  }).visit(parseSync(file, source).program);
  return journeys.filter(({ ids }) => ids.length > 0);
}
