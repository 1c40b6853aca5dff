import { Visitor } from 'oxc-parser';
import type { Expression, Program } from 'oxc-parser';
import { MACRO_ELEMENTS, type FoundText } from './find-shown-text.ts';

const MACRO_CALLS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal', '_']);

function calleeName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** Strings anywhere in a file, except in Lingui macros, in errors (no guest reads a bug) and in types. */
export function findLooseStrings(program: Program): FoundText[] {
  const found: FoundText[] = [];
  let exempt = 0;
  const enterIf = (isExempt: boolean): void => void (exempt += isExempt ? 1 : 0);
  const leaveIf = (isExempt: boolean): void => void (exempt -= isExempt ? 1 : 0);
  const add = (start: number, text: string): void => void (exempt === 0 && found.push({ start, text }));

  new Visitor({
    Literal: ({ start, value }) => (typeof value === 'string' ? add(start, value) : undefined),
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map((quasi) => quasi.value.cooked ?? '').join('…')),
    TaggedTemplateExpression: () => enterIf(true),
    'TaggedTemplateExpression:exit': () => leaveIf(true),
    TSLiteralType: () => enterIf(true),
    'TSLiteralType:exit': () => leaveIf(true),
    CallExpression: ({ callee }) => enterIf(MACRO_CALLS.has(calleeName(callee))),
    'CallExpression:exit': ({ callee }) => leaveIf(MACRO_CALLS.has(calleeName(callee))),
    NewExpression: ({ callee }) => enterIf(calleeName(callee).endsWith('Error')),
    'NewExpression:exit': ({ callee }) => leaveIf(calleeName(callee).endsWith('Error')),
    JSXOpeningElement: ({ name }) => enterIf(name.type === 'JSXIdentifier' && MACRO_ELEMENTS.has(name.name)),
    'JSXOpeningElement:exit': ({ name }) => leaveIf(name.type === 'JSXIdentifier' && MACRO_ELEMENTS.has(name.name)),
  }).visit(program);
  return found;
}
