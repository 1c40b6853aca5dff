import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HousePeriods } from '../../../features/house/fields/house-periods.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { findWords } from '../../../features/house/words/find-words.ts';
import { PersonPrices } from './person-prices.tsx';
import { RoomPrices } from './room-prices.tsx';

/** A price of its own: for so many nights together, or on top of what its rate asks; or none. */
export function PackagePrice({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const { value } = useField<Fields>(at);
  const kind = isFields(value) ? fieldOf(value, 'kind') : undefined;
  const { choices = {} } = findWords(`${at}/kind`).words ?? {};
  const kinds = [
    { kind: 'stay', nights: 2, byAdults: [40_000, 40_000], extraNight: 'none' },
    { kind: 'on-top', per: 'person-night', minor: 5000 },
  ].map((begins) => ({ label: i18n._(choices[begins.kind] ?? { id: begins.kind }), begins }));
  const per = isFields(value) ? fieldOf(value, 'per') : undefined;
  return (
    <>
      <HouseKind at={at} kinds={kinds} none={t`what its rate asks`} />
      {kind === 'on-top' && (
        <>
          <HouseAmount className="f3" at={`${at}/minor`} />
          <HouseChoice className="f3" at={`${at}/per`} />
          {(per === 'person' || per === 'person-night') && (
            <>
              <HouseAmount className="f3" at={`${at}/childMinor`} isOptional hint={t`Empty: as an adult`} />
              <HouseAmount className="f3" at={`${at}/infantMinor`} isOptional hint={t`Empty: nothing`} />
            </>
          )}
        </>
      )}
      {kind === 'stay' && <StayPrice at={at} />}
    </>
  );
}

function StayPrice({ at }: { at: string }) {
  const { t } = useLingui();
  const list = useField<readonly unknown[]>(`${at}/byAdults`).value ?? [];
  return (
    <>
      <HouseCount className="f3" at={`${at}/nights`} least={1} most={60} />
      <HouseChoice className="f3" at={`${at}/extraNight`} usual="none" />
      <PersonPrices at={at} />
      <h3 className="form-block__sub">
        <Trans>Seasons</Trans>
      </h3>
      <HousePeriods
        at={`${at}/seasons`}
        addLabel={t`Season`}
        most={50}
        isAbsentWhenEmpty
        begins={{ byAdults: list }}
        empty={<Trans>The same price all year.</Trans>}
      >
        {(address) => <PersonPrices at={address} />}
      </HousePeriods>
      <RoomPrices at={at} />
    </>
  );
}
