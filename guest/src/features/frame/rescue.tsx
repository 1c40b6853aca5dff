import type { ReactNode } from 'react';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { FailedPart } from './failed-part.tsx';

interface RescueProps {
  children: ReactNode;
  place?: string;
  /** There is a page around it, with its main part. */
  isInside?: boolean;
}

/** What fails and cannot be done without: instead of a blank page there is a way on. */
export function Rescue({ children, place, isInside }: RescueProps) {
  const instead = (error: unknown): ReactNode =>
    isInside ? (
      <FailedPart error={error} />
    ) : (
      <main id="main">
        <FailedPart error={error} />
      </main>
    );
  return (
    <Boundary place={place} instead={instead}>
      {children}
    </Boundary>
  );
}
