import { useLingui } from '@lingui/react/macro';
import { tidyCode } from '@stayfront/rules/promotion/find-promotion';
import { Tag } from 'lucide-react';
import { useId, useState, type RefObject, type SubmitEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { PanelShell } from './panel-shell.tsx';

interface PromoPanelProps {
  search: Search;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (search: Search) => void;
  onClose: () => void;
}

/** A code as it is printed, pasted or read aloud: spaces and small letters mean nothing. */
export default function PromoPanel({ search, isSheet, triggerRef, onApply, onClose }: PromoPanelProps) {
  const { t } = useLingui();
  const formId = useId();
  const [code, setCode] = useState(search.promoCode ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code !== '') onApply({ ...search, promoCode: code });
  };
  return (
    <PanelShell
      title={t`Promo code`}
      isSheet={isSheet}
      triggerRef={triggerRef}
      align="end"
      className="promo"
      resetLabel={t`Remove the code`}
      canReset={search.promoCode !== null || code !== ''}
      canApply={code !== ''}
      formId={formId}
      onReset={() => (search.promoCode === null ? setCode('') : onApply({ ...search, promoCode: null }))}
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t`Promo code`}
          hint={t`The prices of your search are shown with the code taken off.`}
          icon={Tag}
          value={code}
          onChange={(typed) => setCode(tidyCode(typed))}
          autoComplete="off"
          maxLength={100}
        />
      </form>
    </PanelShell>
  );
}
