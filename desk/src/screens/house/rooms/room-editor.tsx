import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { useParams } from 'react-router';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseEditor } from '../../../features/house/house-editor.tsx';
import { HouseOpen } from '../../../features/house/house-open.tsx';
import { HousePreview } from '../../../features/house/house-preview.tsx';
import { LostEntry } from '../../../features/house/lost-entry.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HousePictures } from '../../../features/house/fields/house-pictures.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { useAreaUnit } from '../../../features/house/use-area-unit.ts';
import { useEntry } from '../../../features/house/use-entry.ts';
import { useHouseWords } from '../../../features/house/use-house-words.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { NumbersField } from './numbers-field.tsx';
import { OccupancyBlock } from './occupancy-block.tsx';

/** One kind of room, with the guest's page of it beside. */
export default function RoomEditor() {
  return (
    <HouseOpen>
      <OneRoom />
    </HouseOpen>
  );
}

function OneRoom() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { entryId = '' } = useParams();
  const room = useEntry('rooms', entryId);
  const textOf = useTextOf();
  const unit = useAreaUnit();
  const { amenities } = useHouseWords();
  const back = { to: `/${hotelId}/desk/house/rooms`, label: t`All rooms` };
  if (!room) return <LostEntry list="rooms" id={entryId} back={back} />;
  const at = joinPath(['rooms', entryId]);
  return (
    <HouseEditor
      title={textOf(fieldOf(room, 'name')) || t`A room without a name`}
      back={back}
      page={null}
      aside={<HousePreview page={`room/${entryId}`} search={partyOf(room)} />}
    >
      <FormBlock title={<Trans>Text</Trans>}>
        <HouseTexts at={`${at}/name`} />
        <HouseTexts
          at={`${at}/description`}
          rows={5}
          hint={<Trans>The first lines stand on the card of the room, all of it on its page.</Trans>}
        />
      </FormBlock>
      <FormBlock
        title={<Trans>Pictures</Trans>}
        note={<Trans>Drag to order; press one to say what it shows and what must stay visible</Trans>}
      >
        <HousePictures at={`${at}/pictures`} />
      </FormBlock>
      <FormBlock title={<Trans>Room</Trans>}>
        <HouseCount className="f2 p3" at={`${at}/size`} least={1} most={10_000} unit={unit} />
        <HouseCount className="f2 p3" at={`${at}/beds`} least={1} most={40} />
        <HouseCount className="f2 p3" at={`${at}/bedrooms`} most={20} />
        <HouseCount className="f2 p3" at={`${at}/bathrooms`} most={20} />
        <HouseCount
          className="f4"
          at={`${at}/popularity`}
          most={1_000_000}
          isOptional
          hint={<Trans>Where rooms are sorted by popularity, higher ones come first.</Trans>}
        />
        <NumbersField at={`${at}/numbers`} />
      </FormBlock>
      <OccupancyBlock at={at} />
      <FormBlock title={<Trans>Amenities</Trans>} note={<Trans>The first three show on the card</Trans>}>
        <HouseMany
          at={`${at}/amenities`}
          addLabel={t`Amenity`}
          isNumeric
          first={3}
          options={amenities.map(({ code, name }) => ({ value: String(code), label: name }))}
        />
      </FormBlock>
    </HouseEditor>
  );
}

/** Guests who fit into it: a room for one is not shown to two. */
const partyOf = (room: Fields): string => {
  const most = Number(fieldOf(room, 'maxOccupancy'));
  return most === 1 ? 'nbAdults=1' : '';
};
