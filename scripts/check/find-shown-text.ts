import { Visitor } from 'oxc-parser';
import type { JSXAttribute, JSXElement, Node, Program } from 'oxc-parser';

export type FoundText = { start: number; text: string };

/** Their children are messages for translators. */
export const MACRO_ELEMENTS: ReadonlySet<string> = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const CODE_ELEMENTS = new Set(['script', 'style']);

const HUMAN_WORDS = 'alt|caption|description|heading|hint|label|message|placeholder|summary|text|title|tooltip';
const HUMAN_ATTRIBUTE = new RegExp(
  `^(?:aria-)?(?:${HUMAN_WORDS}|roledescription|valuetext)$|[a-z](?:${HUMAN_WORDS.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())})$`,
);

function elementName(element: JSXElement): string {
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function isHuman({ name }: JSXAttribute): boolean {
  return name.type === 'JSXIdentifier' && HUMAN_ATTRIBUTE.test(name.name);
}

/** Follows an expression to the strings it can become. */
function stringsOf(node: Node | null): FoundText[] {
  switch (node?.type) {
    case 'JSXText':
      return [{ start: node.start, text: node.value }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
    case 'TemplateLiteral': {
      const text = node.quasis.map((quasi) => quasi.value.cooked ?? '').join(' … ');
      return [{ start: node.start, text }, ...node.expressions.flatMap(stringsOf)];
    }
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return stringsOf(node.expression);
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
    default:
      return [];
  }
}

/** Strings that a component puts where a guest sees or hears them: between tags and in attributes such as `title`. */
export function findShownText(program: Program): FoundText[] {
  const found: FoundText[] = [];
  let macroDepth = 0;
  new Visitor({
    JSXElement(element) {
      if (MACRO_ELEMENTS.has(elementName(element))) {
        macroDepth += 1;
        return;
      }
      for (const attribute of element.openingElement.attributes) {
        if (attribute.type === 'JSXAttribute' && isHuman(attribute)) found.push(...stringsOf(attribute.value));
      }
      if (macroDepth === 0 && !CODE_ELEMENTS.has(elementName(element))) {
        found.push(...element.children.flatMap(stringsOf));
      }
    },
    'JSXElement:exit'(element) {
      if (MACRO_ELEMENTS.has(elementName(element))) macroDepth -= 1;
    },
    JSXFragment(fragment) {
      if (macroDepth === 0) found.push(...fragment.children.flatMap(stringsOf));
    },
  }).visit(program);
  return found;
}
