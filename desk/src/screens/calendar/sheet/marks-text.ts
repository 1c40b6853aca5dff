import { escapeText } from './escape-text.ts';

/** Attributes by which an element that was one thing becomes another; null where it has none of that name. */
export type Marks = Readonly<Record<string, string | null>>;

/** The same as text. */
export const marksText = (marks: Marks): string =>
  Object.entries(marks)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeText(value)}"`))
    .join('');

export const putMarks = (element: Element, marks: Marks): void => {
  for (const [name, value] of Object.entries(marks))
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
