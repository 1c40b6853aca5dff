import { within } from '@testing-library/react';

type Name = string | RegExp;

// Without asking of every element whether a style hides it: without a browser there are no styles, and to look for them
// takes longer than the rest of a test.
const queryOf = (name: Name | undefined) => (name === undefined ? { hidden: true } : { name, hidden: true });

export const get = (role: string, name?: Name, root: HTMLElement = document.body): HTMLElement =>
  within(root).getByRole(role, queryOf(name));

export const find = (role: string, name?: Name, root: HTMLElement = document.body): Promise<HTMLElement> =>
  within(root).findByRole(role, queryOf(name));

/** All of them, or none. */
export const all = (role: string, name?: Name, root: HTMLElement = document.body): HTMLElement[] =>
  within(root).queryAllByRole(role, queryOf(name));
