/** What an element says, with every space as a plain one. */
export const textOf = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ') ?? '';
