import { Fragment, type ReactNode } from 'react';

/** Facts of one line with a dot between them, which is gone where the line ends. */
export const Dotted = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <span className="dot">
          <span>{'\u00a0·'}</span>{' '}
        </span>
      )}
      {fact}
    </Fragment>
  ));
