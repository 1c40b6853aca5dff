import type { ReactNode } from 'react';

export type Figure = {
  readonly name: string;
  readonly value: string;
  /** How it is worked out, in the numbers it is worked out of. */
  readonly formula: string;
  readonly change?: ReactNode;
  readonly onOpen?: (() => void) | undefined;
};

/** The figures that matter, each with its formula; each opens into what it is the sum of. */
export function FigureRow({ figures, openLabel }: { figures: readonly Figure[]; openLabel: (name: string) => string }) {
  return (
    <dl className="figure-row">
      {figures.map(({ name, value, formula, change, onOpen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {onOpen ? (
              <button type="button" className="figure-row__open" aria-label={openLabel(name)} onClick={onOpen}>
                {value}
              </button>
            ) : (
              <b>{value}</b>
            )}
            {change}
            <small>{formula}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
