import { Trans } from '@lingui/react/macro';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';

/** Whom the room takes. Only the first number has to be said. */
export function OccupancyBlock({ at }: { at: string }) {
  const who = `${at}/occupancy`;
  return (
    <FormBlock title={<Trans>Guests</Trans>} note={<Trans>What is left empty does not bind</Trans>}>
      <HouseCount className="f3" at={`${at}/maxOccupancy`} least={1} most={20} />
      <HouseCount
        className="f3"
        at={`${who}/standardPersons`}
        least={1}
        most={20}
        isOptional
        hint={<Trans>Its price in the calendar is for so many.</Trans>}
      />
      <HouseCount className="f3" at={`${who}/minPersons`} most={20} isOptional />
      <HouseCount className="f3" at={`${who}/maxAdults`} least={1} most={20} isOptional />
      <HouseCount className="f3" at={`${who}/minChildren`} most={20} isOptional />
      <HouseCount className="f3" at={`${who}/maxChildren`} most={20} isOptional />
      <HouseCount
        className="f3"
        at={`${who}/cots`}
        most={20}
        isOptional
        hint={<Trans>Infants at most. Empty: as many as the hotel takes in a room.</Trans>}
      />
      <HouseCount
        className="f3"
        at={`${who}/fullPayers`}
        most={20}
        isOptional
        hint={
          <Trans>
            With 2 here, one adult and two children pay as two adults and one child: the older child pays as an adult.
          </Trans>
        }
      />
      <HouseSwitch
        at={`${who}/doInfantsCount`}
        hint={<Trans>In a room for two, two adults then have no place for an infant.</Trans>}
      />
    </FormBlock>
  );
}
