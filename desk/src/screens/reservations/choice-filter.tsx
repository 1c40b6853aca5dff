import { useLingui } from '@lingui/react/macro';
import { MenuList } from '@stayfront/ui/parts/menu-list.tsx';
import { FilterChip } from './filter-chip.tsx';

interface ChoiceFilterProps {
  name: string;
  options: readonly { readonly id: string; readonly name: string }[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Narrows down to one of a few. */
export function ChoiceFilter({ name, options, chosen, onChoose }: ChoiceFilterProps) {
  const { t } = useLingui();
  const value = chosen === undefined ? null : (options.find(({ id }) => id === chosen)?.name ?? chosen);
  return (
    <FilterChip name={name} value={value} onClear={() => onChoose(undefined)}>
      {(close) => (
        <MenuList
          groups={[
            [{ key: '', name: t({ message: 'Any', comment: 'No filter' }) }],
            options.map(({ id, name }) => ({ key: id, name })),
          ]}
          current={chosen ?? ''}
          isFocused
          onChoose={(key) => {
            onChoose(key === '' ? undefined : key);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
