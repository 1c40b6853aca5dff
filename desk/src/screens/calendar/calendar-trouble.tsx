import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';

/** Nothing of the calendar could be read. */
export function CalendarTrouble() {
  const { hotelId } = useDesk();
  const client = useQueryClient();
  return (
    <>
      <PageHead title={<Trans>Calendar</Trans>} />
      <div className="page-body">
        <Notice
          icon={CloudOff}
          tone="warn"
          title={<Trans>The calendar could not be read</Trans>}
          actions={
            <Button kind="primary" onClick={() => void client.refetchQueries({ queryKey: ['calendar', hotelId] })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>What you typed before and did not save waits on this device.</Trans>
        </Notice>
      </div>
    </>
  );
}
