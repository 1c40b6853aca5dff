import * as React from 'react';

/*
 * In place of react/jsx-dev-runtime, for screens without a browser (vitest.screens.config.ts). An element of React's own
 * has five hidden fields for developer tools and is frozen twice: twenty times the work of the element itself, and a
 * sixth of all that tests of screens did. What is shown, and that what has no key is warned of, is the same.
 */

const ELEMENT = Symbol.for('react.transitional.element');
/** Strict mode draws everything twice to find parts that are no plain functions: a fifth of the work, and the sweep's. */
const isStrict = import.meta.env['STRICT_RENDER'] !== undefined;
/** Where an element was made is told to nobody here. */
const nowhere = new Error('react-stack-top-frame');

type Key = string | number | undefined;
type Props = Readonly<Record<string, unknown>> & { readonly key?: Key };
type Element = { readonly $$typeof: unknown; readonly _store: { validated: number } };

const isElement = (child: unknown): child is Element =>
  typeof child === 'object' && child !== null && '$$typeof' in child && child.$$typeof === ELEMENT;

/** What stands at a place of its own needs no key. */
function keepPlace(child: unknown): void {
  if (isElement(child)) child._store.validated = 1;
}

/** Asked for by name wherever `<>` stands. @public */
export const Fragment = React.Fragment;

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    readonly A: { getOwner(): unknown } | null;
  };
};

export function jsxDEV(type: unknown, given: Props, ownKey: Key, isStatic: boolean): object {
  const { children } = given;
  if (isStatic && Array.isArray(children)) for (const child of children) keepPlace(child);
  else keepPlace(children);
  let props = given;
  let key = ownKey;
  if ('key' in given) ({ key, ...props } = given);
  return {
    $$typeof: ELEMENT,
    type: isStrict || type !== React.StrictMode ? type : React.Fragment,
    key: key === undefined ? null : String(key),
    ref: props['ref'] ?? null,
    props,
    _owner: internals.A === null ? null : internals.A.getOwner(),
    _store: { validated: 0 },
    _debugInfo: null,
    _debugStack: nowhere,
    _debugTask: null,
  };
}
