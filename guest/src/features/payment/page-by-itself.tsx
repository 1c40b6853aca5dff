import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Notice } from '@stayfront/ui/parts/notice.tsx';

/** The provider's page takes the whole window, and leads back to us when it is done. */
export function PageByItself({ address }: { address: string }) {
  return (
    <section className="box box-p">
      <Notice
        icon={ExternalLink}
        title={<Trans>You pay on the secure page of our payment provider</Trans>}
        actions={
          <a className="btn btn-l btn-1" href={address} target="_top" rel="noreferrer">
            <Trans>Go to the payment page</Trans>
          </a>
        }
      >
        <Trans>You will come back here when you have paid.</Trans>
      </Notice>
    </section>
  );
}
