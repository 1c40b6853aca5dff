import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { ImageOff } from 'lucide-react';
import { EntryLanguages } from '../../../features/house/entry-languages.tsx';
import { Thumb } from '../../../features/house/pictures/thumb.tsx';
import { useHousePictures } from '../../../features/house/pictures/use-house-pictures.ts';
import { useAreaUnit } from '../../../features/house/use-area-unit.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import './room-row.css';

/** One kind of room as it is seen in the list. */
export function RoomRow({ room, id }: { room: Fields; id: string }) {
  const { t } = useLingui();
  const textOf = useTextOf();
  const unit = useAreaUnit();
  const known = useHousePictures();
  const pictures = listOf(fieldOf(room, 'pictures'));
  const numbers = listOf(fieldOf(room, 'numbers'));
  const [guests, beds, size] = (['maxOccupancy', 'beds', 'size'] as const).map((name) => Number(fieldOf(room, name)));
  const first = known.get(String(pictures[0]))?.picture;
  return (
    <>
      <span className="room-row__pic">
        {first ? <Thumb picture={first} /> : <ImageOff className="ic" aria-hidden />}
      </span>
      <span className="room-row__words">
        <b>{textOf(fieldOf(room, 'name')) || t`A room without a name`}</b>
        <small>
          {[
            guests ? <Plural key="g" value={guests} one="# guest" other="# guests" /> : null,
            beds ? <Plural key="b" value={beds} one="# bed" other="# beds" /> : null,
            size ? <span key="s">{`${size} ${unit}`}</span> : null,
          ].flatMap((part, place) => (part ? [place > 0 ? ', ' : '', part] : []))}
        </small>
      </span>
      <span className="room-row__more">
        {numbers.length > 0 && <Plural value={numbers.length} one="# number" other="# numbers" />}
      </span>
      <span className="room-row__more">
        {pictures.length === 0 ? (
          <Trans>no picture</Trans>
        ) : (
          <Plural value={pictures.length} one="# picture" other="# pictures" />
        )}
      </span>
      <EntryLanguages path={joinPath(['rooms', id])} />
    </>
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
