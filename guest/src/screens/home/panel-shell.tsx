import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../parts/button.tsx';
import { Popover } from '../../parts/popover.tsx';
import { Sheet } from '../../parts/sheet.tsx';

interface PanelShellProps {
  title: string;
  isSheet: boolean;
  isTall?: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  /** What is chosen so far, beside the button that applies it. */
  note: ReactNode;
  canApply: boolean;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The same panel hangs below the bar on a desk and rises from below on a phone; Apply is its one filled button. */
export function PanelShell(props: PanelShellProps) {
  const { title, isSheet, isTall, triggerRef, align, note, canApply, onApply, onClose, children } = props;
  const { t } = useLingui();
  const foot = (
    <>
      <span className="grow small muted">{note}</span>
      <Button kind="primary" isDisabled={!canApply} onClick={onApply}>
        <Trans>Apply</Trans>
      </Button>
    </>
  );
  if (isSheet)
    return (
      <Sheet isOpen onClose={onClose} closeLabel={t`Close`} title={title} isTall={isTall} foot={foot}>
        {children}
      </Sheet>
    );
  return (
    <Popover label={title} triggerRef={triggerRef} align={align} onClose={onClose} className="search-pop">
      {children}
      <div className="search-pop__foot">{foot}</div>
    </Popover>
  );
}
