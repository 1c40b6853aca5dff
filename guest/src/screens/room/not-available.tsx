import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** The room cannot be had on these dates. The way home is by a fresh page: what is free has to be asked anew. */
export function NotAvailable() {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { search } = useLocation();
  const warning = <Trans>Not available on these date. Redirecting to the home page</Trans>;
  return (
    <>
      <noscript>
        <Alert icon={CalendarX2} tone="warn">
          {warning}
        </Alert>
      </noscript>
      <Dialog
        isOpen
        isDismissable={false}
        icon={CalendarX2}
        tone="warn"
        title={t`This room is taken`}
        actions={
          <Button kind="primary" onClick={() => location.assign(`/${hotelId}${search}`)}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        {warning}
      </Dialog>
    </>
  );
}
