import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { Floor } from '../../../guest/build/browser-floor.ts';
import { featureAt, lacking, type Feature } from './compat.ts';
import type { Late } from './find-late-css.ts';

// Whose a method is cannot be seen in the source: names of these are looked for, which nobody else has. Newer methods of
// sets and iterators have everyday names; those the compiler refuses (`lib` in tsconfig.json).
const owners = ['Array', 'Object', 'Promise', 'RegExp', 'String'].map((name) => ['javascript', 'builtins', name]);
const pages =
  'AbortSignal Animation Blob Crypto CSSStyleSheet DataTransfer Document Element File FormData Headers HTMLDialogElement ' +
  'HTMLElement HTMLInputElement HTMLSelectElement Navigator Node Request Response Storage URL URLSearchParams Window';
const methods = new Set(
  [...owners, ...pages.split(' ').map((name) => ['api', name])].flatMap((path) =>
    Object.keys(featureAt(...path) ?? {}),
  ),
);

/** Methods of our own by the same name. */
const ours = new Set(['bytes']);

/** By its name, everywhere it is known. */
function members(name: string): Feature[] {
  if (!methods.has(name) || ours.has(name)) return [];
  return [featureAt('api'), featureAt('javascript', 'builtins'), featureAt('javascript', 'builtins', 'Intl')]
    .flatMap((place) => Object.values(place ?? {}))
    .map((owner) => owner?.[name])
    .filter((feature) => feature !== undefined);
}

/**
 * What a script uses that a browser of the floor does not know: `Promise.withResolvers`, `popover=` in JSX, and methods
 * that are new wherever there is one by this name. A file that asks `'name' in …` has a way without it.
 */
export function findLateScript(file: string, source: string, floor: Floor): Late[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) return [{ line: 1, feature: `does not parse: ${errors[0].message}`, browsers: [] }];
  const found: Late[] = [];
  const note = (node: Node, name: string, features: readonly (Feature | undefined)[]): void => {
    const lacks = features.map((feature) => lacking(feature, floor));
    if (lacks.length === 0 || lacks.some((browsers) => browsers.length === 0)) return;
    const last = name.split('.').at(-1)?.replace('()', '') ?? '';
    if (source.includes(`'${last}' in `)) return;
    found.push({ line: source.slice(0, node.start).split('\n').length, feature: name, browsers: lacks[0] ?? [] });
  };
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier') note(node, `new ${node.callee.name}()`, globals(node.callee.name));
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const owner = globals(node.object.name)[0];
      note(node, `${node.object.name}.${name}`, known(owner?.[`${name}_static`] ?? owner?.[name]));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isStatic = callee.object.type === 'Identifier' && globals(callee.object.name).length > 0;
      if (!isStatic) note(callee, `.${callee.property.name}()`, members(callee.property.name));
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier') return;
      const { name } = node.name;
      note(node, `${name}=`, known(featureAt('html', 'global_attributes', name.toLowerCase())));
    },
  }).visit(program);
  return found;
}

const known = (feature: Feature | undefined): Feature[] => (feature ? [feature] : []);

const globals = (name: string): Feature[] => [
  ...known(featureAt('javascript', 'builtins', name)),
  ...known(featureAt('api', name)),
];
