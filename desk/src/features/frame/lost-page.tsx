import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { MapPinOff } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';

export function LostPage() {
  const { hotelId } = useDesk();
  return (
    <div className="page-body">
      <Notice
        icon={MapPinOff}
        level={1}
        title={<Trans>There is no such page at the desk</Trans>}
        actions={
          <ButtonLink kind="primary" to={`/${hotelId}/desk`}>
            <Trans>Go to today</Trans>
          </ButtonLink>
        }
      >
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </Notice>
    </div>
  );
}
