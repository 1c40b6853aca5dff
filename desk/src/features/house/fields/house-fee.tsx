import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { findWords } from '../words/find-words.ts';
import { useField } from '../use-field.ts';
import { HouseAmount } from './house-amount.tsx';
import { HouseCount } from './house-count.tsx';
import { HouseKind } from './house-kind.tsx';
import { HousePercent } from './house-percent.tsx';

const kinds = [
  { kind: 'nights', nights: 1 },
  { kind: 'percent', basisPoints: 10_000 },
  { kind: 'fixed', minor: 5000 },
] as const;

/** What is kept of a stay: its first nights, a share of it, or an amount. */
export function HouseFee({ at, none }: { at: string; none?: string }) {
  const { i18n } = useLingui();
  const { value } = useField<Fields>(at);
  const kind = isFields(value) ? fieldOf(value, 'kind') : undefined;
  const { choices = {} } = findWords(`${at}/kind`).words ?? {};
  const named = kinds.map((begins) => {
    const words = choices[begins.kind];
    return { label: words ? i18n._(words) : begins.kind, begins };
  });
  return (
    <>
      <HouseKind className="f3" at={at} kinds={named} {...(none === undefined ? {} : { none })} />
      {kind === 'nights' && <HouseCount className="f3" at={`${at}/nights`} least={1} most={30} />}
      {kind === 'percent' && <HousePercent className="f3" at={`${at}/basisPoints`} />}
      {kind === 'fixed' && <HouseAmount className="f3" at={`${at}/minor`} />}
    </>
  );
}
