/** Attributes by which an element that was one thing becomes another. */
export type Marks = Readonly<Record<string, string>>;

/** The same as text. None of them has a name of the hotel's in it. */
export const marksText = (marks: Marks): string =>
  Object.entries(marks)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const putMarks = (element: Element, marks: Marks): void => {
  for (const [name, value] of Object.entries(marks))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
