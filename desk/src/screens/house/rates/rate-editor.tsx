import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { useParams } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseEditor } from '../../../features/house/house-editor.tsx';
import { HouseOpen } from '../../../features/house/house-open.tsx';
import { LostEntry } from '../../../features/house/lost-entry.tsx';
import { HouseLine } from '../../../features/house/fields/house-line.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntry } from '../../../features/house/use-entry.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { LimitsBlock } from './limits-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { TermsBlock } from './terms-block.tsx';
import { WorkedExample } from './worked-example.tsx';

const documentOf = ({ document }: HouseNow) => document;

/** One rate, with what a guest would pay at it worked out beside. */
export default function RateEditor() {
  return (
    <HouseOpen>
      <OneRate />
    </HouseOpen>
  );
}

function OneRate() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { entryId = '' } = useParams();
  const rate = useEntry('ratePlans', entryId);
  const textOf = useTextOf();
  const rooms = readEntries(useHouseNow(documentOf), 'rooms');
  const back = { to: `/${hotelId}/desk/house/rates`, label: t`All rates` };
  if (!rate) return <LostEntry list="ratePlans" id={entryId} back={back} />;
  const at = joinPath(['ratePlans', entryId]);
  const sold = fieldOf(rate, 'rooms');
  // A page is opened for two: a room for one would say nothing of the rate.
  const selling = rooms.filter(({ id }) => !Array.isArray(sold) || sold.includes(id));
  const room = (selling.find(({ entry }) => Number(fieldOf(entry, 'maxOccupancy')) > 1) ?? selling[0])?.id;
  return (
    <HouseEditor
      title={textOf(fieldOf(rate, 'name')) || t`A rate without a name`}
      back={back}
      page={room === undefined ? '' : `room/${room}`}
      aside={<WorkedExample ratePlanId={entryId} />}
    >
      <FormBlock title={<Trans>Name</Trans>}>
        <HouseTexts at={`${at}/name`} />
        <HouseTexts at={`${at}/description`} rows={2} />
        <HouseLine
          className="f3"
          at={`${at}/code`}
          hint={<Trans>What your other systems call it; guests do not see it.</Trans>}
        />
      </FormBlock>
      <PriceBlock id={entryId} at={at} />
      <TermsBlock at={at} />
      <LimitsBlock at={at} />
      <FormBlock title={<Trans>Where it is sold</Trans>}>
        <HouseSwitch
          at={`${at}/isBestAvailableRate`}
          hint={<Trans>Comparison sites show the cheapest of these.</Trans>}
        />
        <HouseSwitch at={`${at}/isPackageOnly`} hint={<Trans>Guests do not find it by itself.</Trans>} />
      </FormBlock>
    </HouseEditor>
  );
}
