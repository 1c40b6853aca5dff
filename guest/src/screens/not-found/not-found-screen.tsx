import { Trans } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

export function NotFoundScreen() {
  const { hotelId } = useParams();
  const home = hotelId && /^\d+$/.test(hotelId) ? `/${hotelId}` : '/';
  return (
    <div className="wrap">
      <Notice
        icon={Compass}
        level={1}
        title={<Trans>Page not found</Trans>}
        actions={
          <ButtonLink kind="primary" to={home}>
            <Trans>Return home</Trans>
          </ButtonLink>
        }
      >
        <Trans>There is nothing at this address.</Trans>
      </Notice>
    </div>
  );
}
