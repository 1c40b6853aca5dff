import { jsxDEV } from '@stayfront/ui/testing/quick-elements.ts';
import { render } from '@testing-library/react';
import { Component, createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

const item = (text: string, key?: string) => jsxDEV('li', { children: text }, key, false) as ReactNode;
const list = (children: ReactNode, isStatic: boolean) => jsxDEV('ul', { children }, undefined, isStatic) as ReactNode;

test('React takes quick elements for its own, and warns of a list without keys alone', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    createElement('div', {}, list([item('a'), item('b')], true), list([item('c', '1'), item('d', '2')], false)),
  );
  expect(container.textContent).toBe('abcd');
  expect(told).not.toHaveBeenCalled();
  render(list([item('e'), item('f')], false));
  expect(told.mock.calls.map(([words]) => String(words))).toEqual([expect.stringContaining('unique "key" prop')]);
});

test('a key, a reference and properties that are spread with a key reach the part', () => {
  class Part extends Component<{ name: string }> {
    override render(): ReactNode {
      return this.props.name;
    }
  }
  const seen: unknown[] = [];
  const ref = (part: unknown): void => void seen.push(part);
  const { container } = render(jsxDEV(Part as never, { key: 'k', name: 'Ada', ref }, undefined, false) as ReactNode);
  expect(container.textContent).toBe('Ada');
  expect(seen).toEqual([expect.any(Part)]);
});
