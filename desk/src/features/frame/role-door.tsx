import { Trans } from '@lingui/react/macro';
import { isAtLeast, type Role } from '@stayfront/rules/people/role';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';

/** A page that one may not open says who may. The server asks again for each thing that is done there. */
export function RoleDoor({ least, children }: { least: Role; children: ReactNode }) {
  const { who } = useHouse();
  if (isAtLeast(who.role, least)) return children;
  return (
    <div className="page-body">
      <Notice icon={Lock} level={1} title={<Trans>This page is not yours to open</Trans>}>
        {least === 'owner' ? (
          <Trans>Only the owners of this hotel see it. Ask one of them to give you another role.</Trans>
        ) : (
          <Trans>Managers and owners of this hotel see it. Ask an owner to give you another role.</Trans>
        )}
      </Notice>
    </div>
  );
}
