import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HouseOptional } from '../../../features/house/fields/house-optional.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { findWords } from '../../../features/house/words/find-words.ts';

const begins = [
  { kind: 'percent', basisPoints: 1000 },
  { kind: 'amount', minor: 2000, per: 'night' },
  { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true },
  { kind: 'child', toAge: 6, basisPoints: 10_000 },
] as const;

/** What an offer takes off: one of four kinds, each with fields of its own. */
export function OfferDiscount({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const { value } = useField<Fields>(at);
  const kind = isFields(value) ? fieldOf(value, 'kind') : undefined;
  const { choices = {} } = findWords(`${at}/kind`).words ?? {};
  const kinds = begins.map((one) => ({ label: i18n._(choices[one.kind] ?? { id: one.kind }), begins: one }));
  return (
    <>
      <HouseKind className="f3" at={at} kinds={kinds} />
      {kind === 'percent' && <HousePercent className="f3" at={`${at}/basisPoints`} />}
      {kind === 'amount' && (
        <>
          <HouseAmount className="f3" at={`${at}/minor`} />
          <HouseChoice className="f3" at={`${at}/per`} />
        </>
      )}
      {kind === 'free-nights' && (
        <>
          <HouseChoice className="f3" at={`${at}/which`} />
          <HouseCount className="f3" at={`${at}/nights`} least={1} most={365} />
          <HouseCount className="f3" at={`${at}/free`} least={1} most={365} />
          <HouseSwitch at={`${at}/repeats`} hint={t`14 nights then have two free ones where 7 have one`} />
        </>
      )}
      {kind === 'child' && (
        <>
          <HousePercent className="f3" at={`${at}/basisPoints`} hint={t`Of what the child pays; 100 % is free`} />
          <HouseCount className="f3" at={`${at}/fromAge`} most={98} isOptional />
          {/* The document has the birthday that ends it; people say the last age that is in it. */}
          <HouseCount className="f3" at={`${at}/toAge`} most={98} shift={-1} />
          <HouseCount className="f3" at={`${at}/minChildren`} least={1} most={20} isOptional />
          <HouseOptional at={`${at}/positions`} begins={{ from: 1, to: 1 }} hint={t`The youngest is the first`}>
            <HouseCount className="f3" at={`${at}/positions/from`} least={1} most={20} />
            <HouseCount className="f3" at={`${at}/positions/to`} least={1} most={20} />
          </HouseOptional>
        </>
      )}
    </>
  );
}
