import { Trans } from '@lingui/react/macro';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { BedDouble } from 'lucide-react';
import { PageHead } from '../../parts/page-head.tsx';

/** A house whose rooms and rates are still to come. */
export const CalendarEmpty = () => (
  <>
    <PageHead title={<Trans>Calendar</Trans>} />
    <div className="page-body">
      <Notice icon={BedDouble} title={<Trans>There is nothing to sell yet</Trans>}>
        <Trans>Rooms and rates stand in the hotel’s document. Once it has some, their nights are here.</Trans>
      </Notice>
    </div>
  </>
);
