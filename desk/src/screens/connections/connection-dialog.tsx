import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import type { ReactNode } from 'react';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';

interface ConnectionDialogProps {
  name: string;
  isOn: boolean;
  /** What is switched, and what becomes of things while it is off. */
  switchLabel: string;
  whileOff: string;
  onSwitch: (wanted: boolean) => Promise<unknown>;
  onRemove: () => void;
  onClose: () => void;
  /** Beside the way to be rid of it. */
  acts?: ReactNode;
  /** Above the switch. */
  about?: ReactNode;
  /** Below the switch. */
  children?: ReactNode;
}

/** A connection's settings: what it is, on or off with a way back, what else can be said of it, and the way to be rid of it. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { name, isOn, switchLabel, whileOff, onSwitch, onRemove, onClose, acts, about, children } = props;
  const { t } = useLingui();
  const tell = useDone();
  const switching = useConnectionAct(onSwitch);
  const turn = (wanted: boolean): void =>
    switching.mutate(wanted, {
      onSuccess: () => {
        tell({
          text: wanted ? t`${name} is switched on` : t`${name} is switched off`,
          undo: () => switching.mutate(!wanted),
        });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<bdi>{name}</bdi>}
      actions={
        <>
          <Button kind="danger" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
          {acts}
        </>
      }
    >
      <div className="connection-form">
        {about}
        <Switch
          label={
            <>
              <b>{switchLabel}</b>
              <small>{whileOff}</small>
            </>
          }
          isOn={isOn}
          isDisabled={switching.isPending}
          onChange={turn}
        />
        {children}
      </div>
    </Dialog>
  );
}
