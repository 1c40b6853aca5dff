import { Trans } from '@lingui/react/macro';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What fails and cannot be done without: instead of a blank page there is a way on. */
export const Rescue = ({ children, place }: { children: ReactNode; place?: string }) => (
  <Boundary place={place} instead={() => <Failed />}>
    {children}
  </Boundary>
);

const Failed = () => (
  <div className="page-body">
    <Notice
      icon={CircleAlert}
      tone="bad"
      level={1}
      title={<Trans>This page could not be shown</Trans>}
      actions={
        <Button kind="primary" onClick={() => location.reload()}>
          <Trans>Load it again</Trans>
        </Button>
      }
    >
      <Trans>Nothing was lost: what you saved is saved.</Trans>
    </Notice>
  </div>
);
