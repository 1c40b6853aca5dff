import { Trans, useLingui } from '@lingui/react/macro';
import { splitPath } from '@stayfront/rules/house-draft/field-path';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { findUses, type Use } from '@stayfront/rules/house-draft/find-uses';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useState, type ReactNode } from 'react';
import { useDone } from '../frame/undos.tsx';
import { changesBack, changesToTakeOut } from './entries.ts';
import { sectionOf } from './sections.ts';
import { useEntryOptions } from './use-entry-options.ts';
import { useHouseStore } from './use-house-store.ts';
import { useSayPlace } from './use-say-place.ts';

type Asked = { readonly id: string; readonly name: string; readonly uses: readonly Use[] };

/**
 * Takes entries of a list out, with a way back. Where others have one, they are named first; those that need one are
 * given another in the same step.
 */
export function useTakeOut(list: string, nameOf: (entry: Fields) => string) {
  const { t } = useLingui();
  const tell = useDone();
  const store = useHouseStore();
  const [asked, setAsked] = useState<Asked | null>(null);
  const drop = (id: string, name: string, instead?: string): void => {
    setAsked(null);
    const changes = changesToTakeOut(store.get().document, list, id, instead);
    store.type(changes, performance.now());
    tell({
      text: t`${name} was taken out of the draft`,
      undo: () => store.type(changesBack(store.get().document, changes), performance.now()),
    });
  };
  const takeOut = (id: string, entry: Fields): void => {
    const uses = findUses(store.get().document, list, id);
    if (uses.length === 0) drop(id, nameOf(entry));
    else setAsked({ id, name: nameOf(entry), uses });
  };
  const dialog: ReactNode = asked && (
    <TakeOutDialog
      key={asked.id}
      {...asked}
      list={list}
      onClose={() => setAsked(null)}
      onTakeOut={(instead) => drop(asked.id, asked.name, instead)}
    />
  );
  return { takeOut, dialog };
}

interface TakeOutDialogProps extends Asked {
  list: string;
  onClose: () => void;
  onTakeOut: (instead: string | undefined) => void;
}

function TakeOutDialog({ id, name, uses, list, onClose, onTakeOut }: TakeOutDialogProps) {
  const { t, i18n } = useLingui();
  const say = useSayPlace();
  const sectionName = (address: string): string => {
    const section = sectionOf(address);
    return section ? i18n._(section.name) : '';
  };
  const others = useEntryOptions(list).filter(({ value }) => value !== id);
  const [instead, setInstead] = useState('');
  const needed = uses.some(({ isNeeded }) => isNeeded);
  // A rate that follows another would follow itself.
  const own = new Set(uses.filter(({ isNeeded }) => isNeeded).map(({ address }) => splitPath(address)[1]));
  const options = list === 'ratePlans' ? others.filter(({ value }) => !own.has(value)) : others;
  return (
    <Dialog
      isOpen
      tone="warn"
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>{name} is used</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
          <Button kind="primary" onClick={() => onTakeOut(instead === '' ? undefined : instead)}>
            <Trans>Take it out</Trans>
          </Button>
        </>
      }
    >
      <ul className="lines-list">
        {uses.map(({ address }) => (
          <li key={address}>
            {say(address)} <small>{sectionName(address)}</small>
          </li>
        ))}
      </ul>
      {needed && (
        <SelectField
          label={t`In its place`}
          hint={
            instead === '' ? t`Without another one these are not right until you have chosen one in each.` : undefined
          }
          value={instead}
          options={[{ value: '', label: t`nothing yet` }, ...options]}
          onChange={setInstead}
        />
      )}
      {uses.some(({ isNeeded }) => !isNeeded) && (
        <p>
          <Trans>It goes out of the lists it stands in.</Trans>
        </p>
      )}
    </Dialog>
  );
}
