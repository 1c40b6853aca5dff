import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { followedPlans } from '@stayfront/rules/pricing/followed-plans';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useField } from '../../../features/house/use-field.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntryName } from '../../../features/house/use-words.ts';
import { Segments } from '../../../parts/segments.tsx';

const documentOf = ({ document }: HouseNow): Fields => document;

/** Where the price of a night comes from, and between which bounds it stays. */
export function PriceBlock({ id, at }: { id: string; at: string }) {
  const { t } = useLingui();
  const document = useHouseNow(documentOf);
  const nameOf = useEntryName();
  const { value: follows, change, isReadOnly } = useField<Fields>(`${at}/follows`);
  const others = readEntries(document, 'ratePlans').filter((one) => one.id !== id);
  const parentOf = (plan: string): string | undefined => {
    const own = others.concat({ id, entry: { follows } }).find((one) => one.id === plan)?.entry['follows'];
    const parent = isFields(own) ? fieldOf(own, 'ratePlan') : undefined;
    return typeof parent === 'string' ? parent : undefined;
  };
  const path = followedPlans(id, parentOf).map((plan) => nameOf(document, 'ratePlans', plan));
  const isFollowing = follows !== undefined;
  const begin = (): void =>
    change({ ratePlan: others[0]?.id, change: { kind: 'percent', basisPoints: -1000 }, rules: 'parent' });
  return (
    <FormBlock title={<Trans>Price</Trans>}>
      <div>
        <Segments
          legend={t`Where its prices come from`}
          isDisabled={isReadOnly || others.length === 0}
          chosen={isFollowing ? 'follows' : 'typed'}
          options={[
            { key: 'typed', name: t`Typed by night` },
            { key: 'follows', name: t`Follows another rate` },
          ]}
          onChange={(key) => (key === 'follows' ? begin() : change(undefined))}
        />
      </div>
      {isFollowing && (
        <Following
          at={`${at}/follows`}
          others={others.map((one) => ({ ...one, name: nameOf(document, 'ratePlans', one.id) }))}
        />
      )}
      {path.length > 1 && (
        <p className="hint">
          {/* Read from the rate to the one at whose prices it ends, whichever way the page runs. */}
          <Trans>
            Followed: <bdi>{path.join(' → ')}</bdi>. When one changes, all before it change. A night that is typed over
            keeps its own price.
          </Trans>
        </p>
      )}
      <HouseChoice className="f3" at={`${at}/pricesPer`} usual="room" />
      <HouseAmount
        className="f3"
        at={`${at}/floor/minor`}
        takesOut={`${at}/floor`}
        isOptional
        per={t`a night`}
        hint={<Trans>No offer makes a night cheaper on the average of a stay, and none is saved below it.</Trans>}
      />
      <HouseAmount
        className="f3"
        at={`${at}/ceiling/minor`}
        takesOut={`${at}/ceiling`}
        isOptional
        per={t`a night`}
        hint={<Trans>For the guests a room is meant for: a slip of a key is not sold.</Trans>}
      />
    </FormBlock>
  );
}

function Following({ at, others }: { at: string; others: readonly { id: string; name: string }[] }) {
  const { t } = useLingui();
  const { value: change } = useField<Fields>(`${at}/change`);
  const currency = useHouseCurrency();
  const rounding = useField<Fields>(`${at}/roundTo`);
  const isShare = isFields(change) && fieldOf(change, 'kind') === 'percent';
  return (
    <>
      <HouseChoice
        className="f2"
        at={`${at}/ratePlan`}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <HouseKind
        className="f2"
        at={`${at}/change`}
        kinds={[
          { label: t`a share`, begins: { kind: 'percent', basisPoints: -1000 } },
          { label: t`an amount`, begins: { kind: 'amount', minor: -1000, per: 'night' } },
        ]}
      />
      {isShare ? (
        <HousePercent
          className="f2"
          at={`${at}/change/basisPoints`}
          isSigned
          hint={<Trans>−10 is ten per cent less.</Trans>}
        />
      ) : (
        <>
          <HouseAmount className="f2" at={`${at}/change/minor`} isSigned hint={<Trans>−15 is 15 less.</Trans>} />
          <HouseChoice className="f2" at={`${at}/change/per`} />
        </>
      )}
      <HouseChoice
        className="f2"
        at={`${at}/roundTo/direction`}
        none={t`not rounded`}
        takesOut={`${at}/roundTo`}
        begins={(direction) => ({ minor: 10 ** decimalsOf(currency), direction })}
        hint={<Trans>Never past the price it follows.</Trans>}
      />
      {rounding.value !== undefined && <HouseAmount className="f2" at={`${at}/roundTo/minor`} />}
      <HouseChoice
        className="f4"
        at={`${at}/rules`}
        hint={<Trans>Least nights, closed days and limits: of both, the stricter binds.</Trans>}
      />
    </>
  );
}
