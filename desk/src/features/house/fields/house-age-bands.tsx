import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import { HouseAmount } from './house-amount.tsx';
import { HouseCount } from './house-count.tsx';
import { HousePercent } from './house-percent.tsx';
import { HouseRows } from './house-rows.tsx';

/** What children pay by their age on the day of arrival: nothing, an amount, or a share of what an adult pays. */
export function HouseAgeBands({ at, label, hint }: HouseFieldProps) {
  const { t } = useLingui();
  const nameOf = (band: unknown): string => {
    const [from, to] = isFields(band) ? [Number(band['fromAge']), Number(band['toAge']) - 1] : [0, 0];
    return from === to ? t`aged ${from}` : t`aged ${from} to ${to}`;
  };
  const blank = (bands: readonly unknown[]): Fields => {
    const last = bands.at(-1);
    const from = Math.min(17, Number(isFields(last) ? last['toAge'] : 0) || 0);
    return { fromAge: from, toAge: Math.min(18, from + 3), minor: 0 };
  };
  return (
    <HouseRows
      at={at}
      {...(label === undefined ? {} : { label })}
      hint={hint}
      addLabel={t`Age band`}
      most={18}
      isAbsentWhenEmpty
      blank={blank}
      nameOf={nameOf}
      row={(address) => <AgeBand at={address} />}
    />
  );
}

function AgeBand({ at }: { at: string }) {
  const { t } = useLingui();
  const { value, change, isReadOnly } = useField<Fields>(at);
  const band = isFields(value) ? value : {};
  const ages = { fromAge: fieldOf(band, 'fromAge'), toAge: fieldOf(band, 'toAge') };
  const isShare = fieldOf(band, 'basisPoints') !== undefined;
  const isRefused = fieldOf(band, 'isRefused') === true;
  const price = isRefused ? 'refused' : isShare ? 'share' : fieldOf(band, 'minor') === 0 ? 'free' : 'amount';
  const begins: Readonly<Record<string, Fields>> = {
    free: { ...ages, minor: 0 },
    amount: { ...ages, minor: 1000 },
    share: { ...ages, basisPoints: 5000 },
    refused: { ...ages, isRefused: true },
  };
  return (
    <>
      <HouseCount className="f2" at={`${at}/fromAge`} label={t`From the age of`} most={17} />
      {/* The document has the birthday that ends it; people say the last age that is in it. */}
      <HouseCount className="f2" at={`${at}/toAge`} label={t`up to and with`} most={17} shift={-1} />
      <SelectField
        className="f2"
        label={t`Price`}
        value={price}
        options={[
          { value: 'free', label: t`free` },
          { value: 'amount', label: t`an amount a night` },
          { value: 'share', label: t`a share of an adult’s price` },
          { value: 'refused', label: t`not taken` },
        ]}
        onChange={(next) => change(begins[next])}
        isDisabled={isReadOnly}
      />
      {price === 'amount' && <HouseAmount className="f3" at={`${at}/minor`} label={t`Amount`} per={t`a night`} />}
      {price === 'share' && <HousePercent className="f3" at={`${at}/basisPoints`} label={t`Share`} />}
      {isRefused && <RefusedAges at={`${at}/isRefused`} />}
    </>
  );
}

/** There is nothing to type where nobody is taken. */
function RefusedAges({ at }: { at: string }) {
  const { t } = useLingui();
  const { error } = useField<boolean>(at);
  return (
    <FieldShell address={at} className="f3">
      {error === undefined ? <small className="hint">{t`not taken`}</small> : <small className="err">{error}</small>}
    </FieldShell>
  );
}
