import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Images } from 'lucide-react';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { useState } from 'react';
import { useDone } from '../../frame/undos.tsx';
import { FieldShell } from '../field-shell.tsx';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { ChoosePictures } from '../pictures/choose-pictures.tsx';
import { changesToList } from '../pictures/picture-changes.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { PicturePanel } from '../pictures/picture-panel.tsx';
import { SendingList } from '../pictures/sending-list.tsx';
import { useHousePictures } from '../pictures/use-house-pictures.ts';
import { useSendFiles } from '../pictures/use-send-files.ts';
import { changeAt, readPlace } from '../place.ts';
import { useField } from '../use-field.ts';
import { useHouseNow, useHouseStore } from '../use-house-store.ts';
import type { HouseNow } from '../house-store.ts';
import { useEntryName } from '../use-words.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HousePicturesProps extends HouseFieldProps {
  /** The document has the id of one picture, and no list. */
  isSingle?: boolean;
  most?: number;
  /** What is sent here shows this, until somebody says it better; absent, it has to be said before it is published. */
  shows?: Fields | undefined;
}

const documentOf = ({ document }: HouseNow) => document;

/** The pictures of a room or of whatever else shows some: sent, or taken from those that the house has already. */
export function HousePictures({ at, hint, className, isSingle = false, most = 30, shows }: HousePicturesProps) {
  const { t } = useLingui();
  const tell = useDone();
  const store = useHouseStore();
  const document = useHouseNow(documentOf);
  const nameOf = useEntryName();
  const known = useHousePictures();
  const { value, error, isReadOnly } = useField<readonly string[] | string>(at);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const ids = idsIn(value);
  const room = isSingle ? 1 : most;
  const put = (next: readonly string[], more: ReturnType<typeof changesToList> = []): void => {
    const after = isSingle ? next.at(-1) : next;
    store.type([...more, changeAt(store.get().document, at, after)], performance.now());
  };
  // What stands there by then: others may have come in between.
  const now = (): readonly string[] => idsIn(readPlace(store.get().document, at));
  const sending = useSendFiles((picture) => {
    if (!now().includes(picture.pictureId))
      put([...now(), picture.pictureId], changesToList(store.get().document, picture, shows));
  });
  const takeOut = (id: string): void => {
    const place = ids.indexOf(id);
    put(ids.filter((one) => one !== id));
    const undo = (): void => put(now().toSpliced(place, 0, id));
    tell({ text: t`The picture was taken out here. The house still has it.`, undo });
  };
  return (
    <FieldShell address={at} className={className}>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <PictureGrid
        ids={ids}
        known={known}
        nameOf={(id) => nameOf(document, 'pictures', id)}
        isReadOnly={isReadOnly}
        hasFirst={!isSingle}
        onChoose={setChosen}
        onOrder={put}
        onTakeOut={takeOut}
        takeOutLabel={(name) => t`Take out ${name}`}
      >
        {!isReadOnly && ids.length < room && <AddPictures onFiles={sending.take} />}
      </PictureGrid>
      {!isReadOnly && ids.length < room && (
        <Button kind="quiet" size="s" className="house-field__add" onClick={() => setIsChoosing(true)}>
          <Images className="ic ic-s" aria-hidden /> <Trans>Choose from the pictures of the house</Trans>
        </Button>
      )}
      <SendingList files={sending.files} onAgain={sending.again} onForget={sending.forget} />
      {error !== undefined && (
        <p className="err" role="status">
          {error}
        </p>
      )}
      {chosen !== null && ids.includes(chosen) && (
        <PicturePanel id={chosen} known={known.get(chosen)} onClose={() => setChosen(null)} />
      )}
      <ChoosePictures
        isOpen={isChoosing}
        known={known}
        taken={ids}
        onChoose={(picture) => put([...now(), picture.pictureId], changesToList(store.get().document, picture))}
        onClose={() => setIsChoosing(false)}
      />
    </FieldShell>
  );
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : [];
