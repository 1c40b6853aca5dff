import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import type { useLook } from './use-look.ts';

interface FormActionsProps {
  look: Pick<ReturnType<typeof useLook>, 'isChanged' | 'isSaving' | 'isReloading'>;
  isDisabled: boolean;
  onReload: () => void;
  onReset: () => void;
}

export function FormActions({ look, isDisabled, onReload, onReset }: FormActionsProps) {
  const { t } = useLingui();
  const { isChanged, isSaving, isReloading } = look;
  return (
    <>
      <p className="cap muted" role="status">
        {isChanged && !isSaving && <Trans>Your changes are not saved</Trans>}
      </p>
      <div className="look__acts">
        <Button
          kind="primary"
          type="submit"
          className="grow"
          isDisabled={isDisabled}
          isWaiting={isSaving}
          waitingLabel={t`Please wait`}
        >
          <Trans>Save</Trans>
        </Button>
        <Button isWaiting={isReloading} onClick={onReload}>
          <Trans>Reload</Trans>
        </Button>
        <Button kind="quiet" className="look__reset" isDisabled={isDisabled} onClick={onReset}>
          <Trans>Factory reset</Trans>
        </Button>
      </div>
    </>
  );
}
