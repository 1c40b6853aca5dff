import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { FailedPart } from './failed-part.tsx';
import './opened.css';

interface OpenedProps {
  children: ReactNode;
  /** What is open: after another is opened, or none, that one is shown again. */
  place?: string;
  onClose: () => void;
}

/** What opens over the page and is fetched then. Where it fails that is said at the page's edge, and the page stays. */
export function Opened({ children, place, onClose }: OpenedProps) {
  const { t } = useLingui();
  const instead = (error: unknown): ReactNode => (
    <div className="not-opened">
      <FailedPart error={error} />
      <IconButton icon={X} label={t`Close`} onClick={onClose} />
    </div>
  );
  return (
    <Boundary place={place} instead={instead}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
