import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';

/** A code is asked for once it is whole; taken out where it is left empty. */
export function PromoField({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(code);
  return (
    <form
      className="ask-field"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(typed.trim());
      }}
    >
      <label>
        <span>{t`Promo code`}</span>
        <input type="text" value={typed} maxLength={40} dir="ltr" onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Button type="submit">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
