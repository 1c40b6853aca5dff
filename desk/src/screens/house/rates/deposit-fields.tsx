import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { useField } from '../../../features/house/use-field.ts';

const usual = { amount: { kind: 'percent', basisPoints: 3000 }, rest: { kind: 'at-hotel' } };

/** A part that is paid when it is booked, and the rest later. Only where it is paid in advance at all. */
export function DepositFields({ at, isPossible }: { at: string; isPossible: boolean }) {
  const { t } = useLingui();
  const { value, change, error, isReadOnly } = useField<Fields>(at);
  if (!isPossible && value === undefined) return null;
  const kindOf = (name: string): unknown => {
    const part = isFields(value) ? fieldOf(value, name) : undefined;
    return isFields(part) ? part['kind'] : undefined;
  };
  const amount = kindOf('amount');
  return (
    <>
      <Switch
        label={
          <>
            <Trans>Only a part is paid when it is booked</Trans>
            {!isPossible && error !== undefined && <small className="err">{error}</small>}
          </>
        }
        isOn={value !== undefined}
        isDisabled={isReadOnly}
        onChange={(isOn) => change(isOn ? usual : undefined)}
      />
      {value !== undefined && (
        <>
          <HouseKind
            className="f3"
            at={`${at}/amount`}
            kinds={[
              { label: t`a share`, begins: { kind: 'percent', basisPoints: 3000 } },
              { label: t`the first nights`, begins: { kind: 'nights', nights: 1 } },
              { label: t`an amount`, begins: { kind: 'fixed', minor: 10_000 } },
            ]}
          />
          {amount === 'percent' && <HousePercent className="f3" at={`${at}/amount/basisPoints`} />}
          {amount === 'nights' && <HouseCount className="f3" at={`${at}/amount/nights`} least={1} most={30} />}
          {amount === 'fixed' && <HouseAmount className="f3" at={`${at}/amount/minor`} />}
          <HouseKind
            className="f3"
            at={`${at}/rest`}
            kinds={[
              { label: t`at the hotel`, begins: { kind: 'at-hotel' } },
              { label: t`before arrival`, begins: { kind: 'before', days: 14 } },
            ]}
          />
          {kindOf('rest') === 'before' && (
            <>
              <HouseCount
                className="f3"
                at={`${at}/rest/days`}
                most={365}
                hint={<Trans>Who books later than that pays everything at once.</Trans>}
              />
              <HouseChoice className="f4" at={`${at}/ifUnpaid`} usual="keep" />
            </>
          )}
        </>
      )}
    </>
  );
}
