import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { HouseAgeBands } from '../../../features/house/fields/house-age-bands.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { NumberBox } from '../../../features/house/fields/number-box.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { typeAmount } from '../../../features/reservation/type-amount.ts';

/** What so many nights cost by persons and their ages. */
export function PersonPrices({ at }: { at: string }) {
  const { t } = useLingui();
  return (
    <>
      <AdultPrices at={`${at}/byAdults`} />
      <HouseAmount
        className="f2"
        at={`${at}/extraAdult`}
        isNullable
        isOptional
        hint={t`Empty: no more adults than above`}
      />
      <HouseAmount className="f2" at={`${at}/child`} isOptional hint={t`Empty: nothing`} />
      <HouseAmount className="f2" at={`${at}/infant`} isOptional hint={t`Empty: nothing`} />
      <HouseAgeBands at={`${at}/bands`} hint={t`In place of the price of a child: by age on the day of arrival`} />
    </>
  );
}

/** For one adult, for two, and so on; left empty, it is not sold to so many. */
function AdultPrices({ at }: { at: string }) {
  const { t } = useLingui();
  const currency = useHouseCurrency();
  const most = useField<number>('guests/adults/max').value ?? 2;
  const { value, change, error, isReadOnly, name } = useField<readonly (number | null)[]>(at);
  const list = value ?? [];
  const put = (place: number, minor: number | undefined): void => {
    const next = Array.from({ length: Math.max(list.length, place + 1) }, (_, one) =>
      one === place ? (minor ?? null) : (list[one] ?? null),
    );
    // The last number of adults has a price: who empties it takes it out.
    while (next.length > 0 && next.at(-1) === null) next.pop();
    change(next);
  };
  const example = typeAmount(4250, currency);
  return (
    <FieldShell address={at}>
      <fieldset className="house-rows">
        <legend className="house-many__label">{name}</legend>
        <div className="house-row__fields">
          {Array.from({ length: Math.max(list.length, Math.min(20, most)) }, (_, place) => (
            <div key={place} className="f2">
              <NumberBox
                label={t`${plural(place + 1, { one: '# adult', other: '# adults' })}`}
                error={place === 0 ? error : undefined}
                value={list[place] ?? undefined}
                onChange={(minor) => put(place, minor)}
                read={(text) => readAmount(text, currency)}
                write={(minor) => typeAmount(minor, currency)}
                unreadable={t`Write an amount, e.g. ${example}`}
                unit={currency}
                placeholder={t`not sold`}
                isReadOnly={isReadOnly}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </FieldShell>
  );
}
