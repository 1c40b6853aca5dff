import { createElement, forwardRef, type SVGProps } from 'react';

/** An icon of the library: its lines by tag and attributes. */
type IconDrawing = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

const ofEvery = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Stands in for the function by which the library makes each of its icons: the same drawing, but its lines are one text
 * and no elements. A page has a hundred icons of three lines, which had to be made on the server and once more in the
 * browser, though nothing about them ever changes.
 */
export function makeIcon({ name, aliases = [], node }: IconDrawing) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  let lines: { readonly __html: string } | null = null;
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className, ...rest }, ref) =>
    createElement('svg', {
      ref,
      ...ofEvery,
      className: className ? `${classes} ${className}` : classes,
      ...(isSpoken(rest) ? {} : { 'aria-hidden': 'true' }),
      ...rest,
      dangerouslySetInnerHTML: (lines ??= { __html: node.map(writeLine).join('') }),
    }),
  );
}

const isSpoken = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

const writeLine = ([tag, attributes]: IconDrawing['node'][number]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}></${tag}>`;
