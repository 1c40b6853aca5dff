import type { Element } from './read-xml.ts';
import { shapes, type Shape } from './shapes.ts';

/** Which of an element's attributes may be missing: all that are not needed to know what it speaks of. */
const optional = new Set([
  'days_of_week',
  'application',
  'min',
  'max',
  'percentage',
  'fixed_amount',
  'fixed_amount_per_night',
  'exclude_from_capacity',
  'counts_as_base_occupant',
]);

/** What is wrong with a message by Google's own account of it; empty where nothing is. */
export function checkShape(root: Element): string[] {
  const shape = shapes[root.name];
  return shape ? check(root, shape, root.name) : [`${root.name} is no message`];
}

function check({ attributes, children, text }: Element, shape: Shape, path: string): string[] {
  const faults: string[] = [];
  const known = shape.attributes ?? {};
  for (const [key, value] of Object.entries(attributes)) {
    const pattern = known[key];
    if (!pattern) faults.push(`${path} has no attribute ${key}`);
    else if (pattern !== 'required' && !pattern.test(value)) faults.push(`${path}/@${key} is not "${value}"`);
  }
  for (const key of Object.keys(known))
    if (!(key in attributes) && !optional.has(key)) faults.push(`${path} wants the attribute ${key}`);
  const order = Object.keys(shape.children ?? {});
  let last = 0;
  for (const child of children) {
    const place = order.indexOf(child.name);
    const next = shape.children?.[child.name];
    if (!next) faults.push(`${path} has no ${child.name}`);
    else faults.push(...check(child, next, `${path}/${child.name}`));
    if (place < last) faults.push(`${path}/${child.name} comes too late`);
    last = Math.max(last, place);
  }
  for (const need of shape.needs ?? [])
    if (!children.some(({ name }) => name === need)) faults.push(`${path} wants ${need}`);
  if (shape.text ? !shape.text.test(text) : text !== '') faults.push(`${path} does not say "${text}"`);
  return faults;
}
