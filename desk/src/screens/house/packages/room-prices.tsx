import { Trans, useLingui } from '@lingui/react/macro';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { ManySearch } from '../../../features/house/fields/many-search.tsx';
import { HousePeriods } from '../../../features/house/fields/house-periods.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useEntryOptions } from '../../../features/house/use-entry-options.ts';
import { useField } from '../../../features/house/use-field.ts';
import { useDone } from '../../../features/frame/undos.tsx';
import { PersonPrices } from './person-prices.tsx';

/** Rooms in which a package costs something else. */
export function RoomPrices({ at }: { at: string }) {
  const { t } = useLingui();
  const tell = useDone();
  const rooms = useEntryOptions('rooms');
  const [isAdding, setIsAdding] = useState(false);
  const list = useField<readonly unknown[]>(`${at}/byAdults`).value ?? [];
  const { value, change, error, isReadOnly, name } = useField<Fields>(`${at}/rooms`);
  const own = value ?? {};
  const nameOf = (room: string): string => rooms.find((one) => one.value === room)?.label ?? room;
  const put = (next: Fields): void => change(Object.keys(next).length === 0 ? undefined : next);
  const takeOut = (room: string): void => {
    const { [room]: _out, ...rest } = own;
    put(rest);
    tell({ text: t`${nameOf(room)} was taken out`, undo: () => put(own) });
  };
  return (
    <FieldShell address={`${at}/rooms`}>
      <h3 className="form-block__sub">{name}</h3>
      {error !== undefined && <p className="err">{error}</p>}
      {Object.keys(own).length === 0 && (
        <p className="house-rows__none">
          <Trans>The same price in all of them.</Trans>
        </p>
      )}
      {Object.keys(own).map((room) => {
        const address = `${at}/rooms/${joinPath([room])}`;
        return (
          <div key={room} className="house-row" role="group" aria-label={nameOf(room)}>
            <div className="house-row__fields" data-field={address}>
              <b>{nameOf(room)}</b>
              <PersonPrices at={address} />
              <HousePeriods
                at={`${address}/seasons`}
                addLabel={t`Season`}
                most={50}
                isAbsentWhenEmpty
                begins={{ byAdults: list }}
              >
                {(season) => <PersonPrices at={season} />}
              </HousePeriods>
            </div>
            {!isReadOnly && (
              <span className="house-row__acts">
                <IconButton icon={X} label={t`Take out ${nameOf(room)}`} onClick={() => takeOut(room)} />
              </span>
            )}
          </div>
        );
      })}
      {!isReadOnly && !isAdding && Object.keys(own).length < rooms.length && (
        <Button kind="quiet" size="s" onClick={() => setIsAdding(true)}>
          <Plus className="ic ic-s" aria-hidden /> {t`Room with a price of its own`}
        </Button>
      )}
      {isAdding && (
        <ManySearch
          label={t`Room`}
          options={rooms.filter((room) => !(room.value in own))}
          onChoose={(room) => {
            put({ ...own, [room]: { byAdults: list } });
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FieldShell>
  );
}
