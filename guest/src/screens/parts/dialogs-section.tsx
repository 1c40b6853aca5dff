import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { DialogPanel } from '@stayfront/ui/parts/dialog-panel.tsx';
import { PanelFrame } from '@stayfront/ui/parts/panel-frame.tsx';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';
import { OpenOverlays } from './open-overlays.tsx';
import { Section } from './section.tsx';

function FilterPanel() {
  const { t } = useLingui();
  const [isLake, setIsLake] = useState(true);
  const [isBalcony, setIsBalcony] = useState(false);
  const [isBath, setIsBath] = useState(false);
  return (
    <div className="side box">
      <PanelFrame
        title={<Trans>Filters</Trans>}
        closeLabel={t`Close`}
        onClose={() => undefined}
        foot={
          <>
            <Button kind="quiet" className="grow">
              <Trans>Clear all</Trans>
            </Button>
            <Button kind="primary" className="grow">
              <Trans>Apply</Trans>
            </Button>
          </>
        }
      >
        <h3>
          <Trans>Room facilities</Trans>
        </h3>
        <Checkbox label={<Trans>Lake view</Trans>} count={6} isChecked={isLake} onChange={setIsLake} />
        <Checkbox label={<Trans>Balcony</Trans>} count={4} isChecked={isBalcony} onChange={setIsBalcony} />
        <Checkbox label={<Trans>Bathtub</Trans>} count={3} isChecked={isBath} onChange={setIsBath} />
      </PanelFrame>
    </div>
  );
}

export function DialogsSection() {
  return (
    <Section title={<Trans>Dialogs, tooltip and side panel</Trans>}>
      <div className="g3">
        <DialogPanel
          icon={CircleAlert}
          tone="bad"
          title={<Trans>Oops!</Trans>}
          actions={
            <Button kind="primary">
              <Trans>Retry payment</Trans>
            </Button>
          }
        >
          <p className="muted">
            <Trans>Something went wrong during payment initialization</Trans>
          </p>
        </DialogPanel>
        <DialogPanel
          icon={Clock3}
          title={<Trans>Your session has expired</Trans>}
          actions={
            <Button kind="primary">
              <Trans>Check availability</Trans>
            </Button>
          }
        >
          <p className="muted">
            <Trans>Prices are held for 20 minutes. Please update your search to see what is free now.</Trans>
          </p>
        </DialogPanel>
        <FilterPanel />
      </div>
      <div className="sts">
        <span className="tip">
          <Trans>Free until 8 June at 18:00. After that the first night is due.</Trans>
        </span>
        <Tooltip text={<Trans>Free until 8 June at 18:00. After that the first night is due.</Trans>}>
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Free cancellation; point, tap or tab here</Trans>
          </Badge>
        </Tooltip>
      </div>
      <OpenOverlays />
    </Section>
  );
}
