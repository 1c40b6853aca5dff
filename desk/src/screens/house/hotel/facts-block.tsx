import { Trans, useLingui } from '@lingui/react/macro';
import { isFields } from '@stayfront/rules/house-draft/fields';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HouseRows } from '../../../features/house/fields/house-rows.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { useHouseWords } from '../../../features/house/use-house-words.ts';
import { useTextOf } from '../../../features/house/use-words.ts';

/** What guests ask about a house before they book it. What is left out has no part on the page. */
export function FactsBlock() {
  const { t } = useLingui();
  const textOf = useTextOf();
  const { facilities } = useHouseWords();
  return (
    <FormBlock
      title={<Trans>What guests ask</Trans>}
      note={<Trans>The page has a part for what is written here, and none for the rest</Trans>}
    >
      <HouseMany
        at="house/facilities"
        addLabel={t`Facility`}
        options={facilities.map(({ facility, name }) => ({ value: facility, label: name }))}
        first={0}
        hint={<Trans>The most important first.</Trans>}
      />
      <HouseTexts
        at="house/parking"
        rows={2}
        isOptional
        hint={<Trans>Where guests park, what it costs, whether to reserve.</Trans>}
      />
      <HouseTexts
        at="house/pets"
        rows={2}
        isOptional
        hint={<Trans>Whether animals may come along, which, and what it costs.</Trans>}
      />
      <HouseTexts at="house/houseRules" rows={4} isOptional hint={<Trans>Each line is a rule of its own.</Trans>} />
      <HouseTexts
        at="house/gettingThere"
        rows={4}
        isOptional
        hint={<Trans>By train, by car, from the airport.</Trans>}
      />
      <HouseRows
        at="house/distances"
        addLabel={t`Distance`}
        most={12}
        isOrdered
        blank={() => ({ metres: 500, by: 'foot' })}
        nameOf={(row, place) => (isFields(row) && textOf(row['place'])) || t`Distance ${place + 1}`}
        row={(address) => (
          <>
            <HouseTexts at={`${address}/place`} />
            <HouseCount className="f2" at={`${address}/metres`} least={1} most={1_000_000} />
            <HouseChoice className="f2" at={`${address}/by`} />
            <HouseCount className="f2" at={`${address}/minutes`} least={1} most={1440} isOptional />
          </>
        )}
        empty={<Trans>How far it is to the station, the lake, the slopes.</Trans>}
      />
      <HouseRows
        at="house/whyDirect"
        addLabel={t`Reason`}
        most={4}
        isOrdered
        blank={() => ({})}
        nameOf={(row, place) => textOf(row) || t`Reason ${place + 1}`}
        row={(address) => <HouseTexts at={address} />}
        empty={<Trans>What a guest has of booking here and not elsewhere: up to four short sentences.</Trans>}
      />
    </FormBlock>
  );
}
