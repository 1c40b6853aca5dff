import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Sheet } from '@stayfront/ui/parts/sheet.tsx';
import { PanelOnSearchContext } from './panel-on-search.ts';

interface PanelShellProps {
  title: string;
  isSheet: boolean;
  isTall?: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  className?: string;
  /** What is chosen so far, beside the button that applies it. */
  note?: ReactNode;
  resetLabel: string;
  canReset?: boolean;
  canApply: boolean;
  onReset: () => void;
  onApply?: () => void;
  /** The form that Apply sends, where there is one. */
  formId?: string;
  onClose: () => void;
  children: ReactNode;
}

/** The same panel hangs below the bar on larger screens and rises from below on a phone; Apply is its filled button. */
export function PanelShell(props: PanelShellProps) {
  const { title, isSheet, isTall, triggerRef, align, className, onClose, children } = props;
  const { t } = useLingui();
  const onSearch = use(PanelOnSearchContext);
  useEffect(() => {
    if (!onSearch) return;
    const { applyRef } = onSearch;
    const form = props.formId ? document.getElementById(props.formId) : null;
    const apply = form instanceof HTMLFormElement ? () => form.requestSubmit() : props.onApply;
    applyRef.current = props.canApply && apply ? apply : null;
    return () => {
      applyRef.current = null;
    };
  });
  const foot = (
    <>
      {props.note && <div className="search-pop__note">{props.note}</div>}
      <div className="search-pop__acts">
        {props.canReset !== false && (
          <Button kind="quiet" size={isSheet ? 'm' : 's'} onClick={props.onReset}>
            {props.resetLabel}
          </Button>
        )}
        <Button
          kind="primary"
          size={isSheet ? 'm' : 's'}
          isDisabled={!props.canApply}
          type={props.formId ? 'submit' : 'button'}
          form={props.formId}
          onClick={props.onApply}
        >
          <Trans comment="Button: takes over the dates, guests or code that were chosen">Apply</Trans>
        </Button>
      </div>
    </>
  );
  if (isSheet)
    return (
      <Sheet
        isOpen
        onClose={onClose}
        closeLabel={t`Close`}
        title={title}
        isTall={isTall}
        className={className}
        foot={foot}
      >
        {children}
      </Sheet>
    );
  return (
    <Popover
      label={title}
      triggerRef={triggerRef}
      besideRef={onSearch?.buttonRef}
      align={align}
      onClose={onClose}
      className={`search-pop ${className}`}
    >
      <InSight>
        <div className="search-pop__body">{children}</div>
        <div className="search-pop__foot">{foot}</div>
      </InSight>
    </Popover>
  );
}

/** Brings the whole panel into the window once; the bar above it sticks, so nothing of it is lost. */
function InSight({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers this returns a promise, which an effect must not.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className="search-pop__in">
      {children}
    </div>
  );
}
