import { Trans } from '@lingui/react/macro';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { isFields } from '@stayfront/rules/house-draft/fields';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useCallback } from 'react';
import { PageHead } from '../../parts/page-head.tsx';
import { changesToAdd } from './entries.ts';
import type { HouseNow } from './house-store.ts';
import { useHouseNow, useHouseStore } from './use-house-store.ts';

interface LostEntryProps {
  list: string;
  id: string;
  back: { to: string; label: string };
}

/** A link to an entry that is not in the draft: guests may still see it, then it can be put back. */
export function LostEntry({ list, id, back }: LostEntryProps) {
  const store = useHouseStore();
  const published = useHouseNow(
    useCallback(({ house }: HouseNow) => readField(house.document, joinPath([list, id])), [list, id]),
  );
  return (
    <>
      <PageHead title={<Trans>Not in the draft</Trans>} back={back} />
      <div className="page-body">
        <Alert tone="warn">
          {isFields(published) ? (
            <Trans>This was taken out of the draft. Guests see it until the draft is published.</Trans>
          ) : (
            <Trans>There is nothing of this name in the draft.</Trans>
          )}
        </Alert>
        <p className="lost-entry">
          <ButtonLink to={back.to}>{back.label}</ButtonLink>
          {isFields(published) && (
            <Button
              kind="primary"
              onClick={() => store.type(changesToAdd(store.get().document, list, published), performance.now())}
            >
              <Trans>Put it back</Trans>
            </Button>
          )}
        </p>
      </div>
    </>
  );
}
