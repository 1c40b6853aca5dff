import { useLingui } from '@lingui/react/macro';
import { HouseChoice } from '../fields/house-choice.tsx';
import { HouseLine } from '../fields/house-line.tsx';
import { HouseMany } from '../fields/house-many.tsx';
import { FormBlock } from '../form-block.tsx';
import { useEntryOptions } from '../use-entry-options.ts';

/** Where a discount is given and with which others: the same for offers and codes. */
export function JoiningFields({ at }: { at: string }) {
  const { t } = useLingui();
  const rooms = useEntryOptions('rooms');
  const rates = useEntryOptions('ratePlans');
  return (
    <>
      <FormBlock title={t`Where`} note={t`In packages only where the rate behind them is named here`}>
        <HouseMany at={`${at}/rooms`} options={rooms} addLabel={t`Room`} all={t`All rooms`} />
        <HouseMany at={`${at}/ratePlans`} options={rates} addLabel={t`Rate`} all={t`All rates`} />
      </FormBlock>
      <FormBlock title={t`Several at once`} note={t`Guests always have whatever is cheapest for them`}>
        <HouseChoice className="f3" at={`${at}/joins`} usual="none" />
        <HouseLine
          className="f3"
          at={`${at}/group`}
          isOptional
          tidy={shortWord}
          hint={t`Of discounts with the same word here only the one that saves most is given`}
        />
      </FormBlock>
    </>
  );
}

/** As the document has words that only its own people see. */
const shortWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '')
    .slice(0, 40);
