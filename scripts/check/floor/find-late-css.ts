import { generate, parse, walk, type CssNode, type Declaration, type List, type WalkContext } from 'css-tree';
import type { Floor } from '../../../guest/build/browser-floor.ts';
import { compat, featureAt, lacking, type Feature } from './compat.ts';

export type Late = { readonly line: number; readonly feature: string; readonly browsers: readonly string[] };

const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['svh', 'lvh', 'dvh', 'svw', 'dvw', 'svb', 'dvb', 'svi', 'dvi'].map((unit) => [
      unit,
      'viewport_percentage_units_dynamic',
    ]),
  ),
  ...Object.fromEntries(
    ['cqi', 'cqb', 'cqw', 'cqh', 'cqmin', 'cqmax'].map((unit) => [unit, 'container_query_length_units']),
  ),
};

/** Functions are written down below the kind of value they make. */
const functions = new Map<string, Feature>();
const collect = (feature: Feature): void => {
  for (const [name, inner] of Object.entries(feature)) {
    if (name === '__compat' || !inner) continue;
    if (inner['__compat'] && !functions.has(name)) functions.set(name, inner);
    collect(inner);
  }
};
collect(featureAt('css', 'types') ?? compat);

/**
 * What a style sheet uses that a browser of the floor does not know. Inside `@supports` a sheet has asked before; of what
 * `@supports not` asks for, it says what holds without.
 */
export function findLateCss(source: string, floor: Floor): Late[] {
  const found: Late[] = [];
  const answered = new Set<string>();
  walk(parse(source, { positions: true, parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') {
        if (node.prelude && /^\s*not\b/.test(generate(node.prelude)))
          walk(node.prelude, (asked) =>
            featuresOf(asked, null, undefined).forEach(([feature]) => answered.add(feature)),
          );
        return walk.skip;
      }
      const asked = featuresOf(node, this.declaration, this.atrule?.name);
      for (const [feature, at] of asked) {
        const browsers = lacking(at, floor, true);
        if (browsers.length === 0 || (this.declaration && hasFallback(this.declaration, this.block?.children)))
          continue;
        found.push({ line: node.loc?.start.line ?? 1, feature, browsers });
      }
      return undefined;
    },
  });
  return found.filter(({ feature }) => !answered.has(feature));
}

function featuresOf(
  node: CssNode,
  declaration: Declaration | null,
  atRule: string | undefined,
): [string, Feature | undefined][] {
  switch (node.type) {
    case 'Atrule':
      return [[`@${node.name}`, featureAt('css', 'at-rules', node.name)]];
    case 'Declaration':
      return node.property.startsWith('--') || atRule === 'page'
        ? []
        : [[node.property, featureAt('css', 'properties', node.property)]];
    case 'Feature':
      return [[`@media (${node.name})`, featureAt('css', 'at-rules', 'media', node.name)]];
    case 'PseudoClassSelector':
      return [[`:${node.name}`, featureAt('css', 'selectors', node.name)]];
    case 'PseudoElementSelector':
      // What begins with a dash is one browser's own, and stands beside the other's.
      return node.name.startsWith('-') ? [] : [[`::${node.name}`, featureAt('css', 'selectors', node.name)]];
    case 'NestingSelector':
      return [['nesting', featureAt('css', 'selectors', 'nesting')]];
    case 'Dimension':
      return units[node.unit] === undefined
        ? []
        : [[node.unit, featureAt('css', 'types', 'length', units[node.unit] ?? '')]];
    case 'Function': {
      const first = node.children.first;
      const isRelative = first?.type === 'Identifier' && first.name === 'from';
      const feature = functions.get(node.name);
      return isRelative ? [[`${node.name}(from …)`, feature?.['relative_syntax']]] : [[`${node.name}()`, feature]];
    }
    case 'Identifier':
      return declaration
        ? [[`${declaration.property}: ${node.name}`, featureAt('css', 'properties', declaration.property, node.name)]]
        : [];
    default:
      return [];
  }
}

/**
 * The same property is set before: a browser that does not know the value keeps that one. Not where a variable is in it:
 * then the browser finds out too late, and keeps nothing.
 */
function hasFallback(declaration: Declaration, siblings: List<CssNode> | undefined): boolean {
  let usesVariable = false;
  walk(declaration.value, (node) => {
    if (node.type === 'Function' && node.name === 'var') usesVariable = true;
  });
  if (usesVariable || !siblings) return false;
  const before = siblings.toArray().slice(0, siblings.toArray().indexOf(declaration));
  return before.some((node) => node.type === 'Declaration' && node.property === declaration.property);
}
