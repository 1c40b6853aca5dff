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

export function findJourneys(file: string, source: string): Journey[] {
  const journeys: Journey[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = callee.type === 'Identifier' && callee.name === 'test' ? titleOf(first) : undefined;
      if (title !== undefined) journeys.push({ file, title, ids: idsOf(title) });
    },
  }).visit(parseSync(file, source).program);
  return journeys.filter(({ ids }) => ids.length > 0);
}
