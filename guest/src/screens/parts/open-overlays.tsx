import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX2, CircleCheck, Clock3 } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Sheet } from '@stayfront/ui/parts/sheet.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';

type Overlay = 'confirm' | 'expired' | 'sheet' | 'side' | 'pop';

function Guests() {
  const { t } = useLingui();
  const [adults, setAdults] = useState(2);
  return (
    <div className="guest-line">
      <span>
        <b>
          <Trans>Adults</Trans>
        </b>
        <small>
          <Trans>From 13 years</Trans>
        </small>
      </span>
      <Stepper
        label={t`Adults`}
        lessLabel={t`One adult less`}
        moreLabel={t`One adult more`}
        min={1}
        value={adults}
        onChange={setAdults}
      />
    </div>
  );
}

/** The real ones, behind buttons. */
export function OpenOverlays() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Overlay>();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  const closing = { onClose: close, closeLabel: t`Close` };
  const apply = (
    <Button kind="primary" className="grow" onClick={close}>
      <Trans>Apply</Trans>
    </Button>
  );
  return (
    <div className="sts">
      <Button onClick={() => setOpen('confirm')}>
        <Trans>Open a dialog</Trans>
      </Button>
      <Button onClick={() => setOpen('expired')}>
        <Trans>Open one that stays</Trans>
      </Button>
      <Button onClick={() => setOpen('sheet')}>
        <Trans>Open a sheet</Trans>
      </Button>
      <Button onClick={() => setOpen('side')}>
        <Trans>Open the side panel</Trans>
      </Button>
      <div className="specimen-pop">
        <Button
          ref={trigger}
          aria-haspopup="dialog"
          aria-expanded={open === 'pop'}
          onClick={() => setOpen(open === 'pop' ? undefined : 'pop')}
        >
          <Trans>Open a popover</Trans>
        </Button>
        {open === 'pop' && (
          <Popover label={t`Guests and rooms`} triggerRef={trigger} onClose={close}>
            <Guests />
            <div className="row">{apply}</div>
          </Popover>
        )}
      </div>

      <Dialog
        {...closing}
        isOpen={open === 'confirm'}
        icon={CalendarX2}
        tone="warn"
        title={<Trans>Cancel this reservation?</Trans>}
        actions={
          <>
            <Button onClick={close}>
              <Trans>Do not cancel</Trans>
            </Button>
            <Button kind="danger-filled" onClick={close}>
              <Trans>Cancel reservation</Trans>
            </Button>
          </>
        }
      >
        <p className="muted">
          <Trans>Two rooms, 11 to 14 June 2027</Trans>
        </p>
        <div className="quote">
          <Trans>Free of charge until 8 June 2027, 18:00. After that the first night of each room is due.</Trans>
        </div>
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Cancelling today costs you nothing.</Trans>
        </Badge>
      </Dialog>
      <Dialog
        isDismissable={false}
        isOpen={open === 'expired'}
        icon={Clock3}
        title={<Trans>Your session has expired</Trans>}
        actions={
          <Button kind="primary" onClick={close}>
            <Trans>Check availability</Trans>
          </Button>
        }
      >
        <p className="muted">
          <Trans>Prices are held for 20 minutes. Please update your search to see what is free now.</Trans>
        </p>
      </Dialog>
      <Sheet {...closing} isOpen={open === 'sheet'} title={<Trans>Who is coming?</Trans>} foot={apply}>
        <Guests />
      </Sheet>
      <SidePanel {...closing} isOpen={open === 'side'} title={<Trans>Filters</Trans>} foot={apply}>
        <Guests />
      </SidePanel>
    </div>
  );
}
