import { Trans, useLingui } from '@lingui/react/macro';
import { removeHousePicture, type HousePicture } from '@stayfront/contract/desk/house/pictures';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { housePicturesQuery } from '../../../app/data/house-pictures-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk, useMay } from '../../../app/page/desk-context.tsx';
import { useDone } from '../../../features/frame/undos.tsx';
import { changesToAdd, changesToOrder, changesToTakeOut, readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { AddPictures } from '../../../features/house/pictures/add-pictures.tsx';
import { changesToList } from '../../../features/house/pictures/picture-changes.ts';
import { PictureGrid } from '../../../features/house/pictures/picture-grid.tsx';
import { PicturePanel } from '../../../features/house/pictures/picture-panel.tsx';
import { SendingList } from '../../../features/house/pictures/sending-list.tsx';
import { Thumb } from '../../../features/house/pictures/thumb.tsx';
import { useHousePictures } from '../../../features/house/pictures/use-house-pictures.ts';
import { useSendFiles } from '../../../features/house/pictures/use-send-files.ts';
import { useHouseNow, useHouseStore } from '../../../features/house/use-house-store.ts';
import { useEntryName } from '../../../features/house/use-words.ts';

const documentOf = ({ document }: HouseNow) => document;

export function AllPictures() {
  const { t } = useLingui();
  const tell = useDone();
  const store = useHouseStore();
  const mayEdit = useMay('manager');
  const document = useHouseNow(documentOf);
  const nameOf = useEntryName();
  const known = useHousePictures();
  const [chosen, setChosen] = useState<string | null>(null);
  const entries = readEntries(document, 'pictures');
  const ids = entries.map(({ id }) => id);
  const type = (changes: Parameters<typeof store.type>[0]): void => store.type(changes, performance.now());
  const list = (picture: HousePicture): void => type(changesToList(store.get().document, picture));
  const sending = useSendFiles(list);
  const takeOut = (id: string): void => {
    const place = ids.indexOf(id);
    const entry = entries[place]?.entry;
    if (!entry) return;
    type(changesToTakeOut(store.get().document, 'pictures', id));
    tell({
      text: t`The picture was taken out of the draft`,
      undo: () => type(changesToAdd(store.get().document, 'pictures', entry, ids[place - 1])),
    });
  };
  const unlisted = [...known.values()].filter(({ pictureId }) => !ids.includes(pictureId));
  return (
    <>
      <PictureGrid
        ids={ids}
        known={known}
        nameOf={(id) => nameOf(document, 'pictures', id)}
        isReadOnly={!mayEdit}
        onChoose={setChosen}
        onOrder={(next) => type(changesToOrder(store.get().document, 'pictures', next))}
        onTakeOut={takeOut}
        takeOutLabel={(name) => t`Take out ${name}`}
      >
        {mayEdit && <AddPictures onFiles={sending.take} />}
      </PictureGrid>
      <SendingList files={sending.files} onAgain={sending.again} onForget={sending.forget} />
      {chosen !== null && ids.includes(chosen) && (
        <PicturePanel id={chosen} known={known.get(chosen)} onClose={() => setChosen(null)} />
      )}
      {mayEdit && unlisted.length > 0 && <Unlisted pictures={unlisted} onList={list} />}
    </>
  );
}

interface UnlistedProps {
  pictures: readonly HousePicture[];
  onList: (picture: HousePicture) => void;
}

/** Sent, and shown nowhere: they can come back, or go for good. */
function Unlisted({ pictures, onList }: UnlistedProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const { queryKey } = housePicturesQuery(transport, hotelId);
  const removing = useMutation({
    mutationFn: (pictureId: string) =>
      transport(removeHousePicture, { params: { hotelId, pictureId }, query: {}, body: undefined }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <details className="unlisted">
      <summary>
        <Trans>Sent, and not among the pictures of the house ({pictures.length})</Trans>
      </summary>
      <ul className="lines-list">
        {pictures.map((one) => (
          <li key={one.pictureId} className="entry">
            <span className="unlisted__pic">
              <Thumb picture={one.picture} />
            </span>
            <span className="entry__words">{one.pictureId}</span>
            <Button size="s" aria-label={t`Add ${one.pictureId}`} onClick={() => onList(one)}>
              <Trans>Add</Trans>
            </Button>
            {!one.isListed && one.uses.length === 0 && (
              <Button
                kind="danger"
                size="s"
                aria-label={t`Remove ${one.pictureId} for good`}
                onClick={() => removing.mutate(one.pictureId)}
              >
                <Trans>Remove for good</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing.isError && (
        <p className="err" role="alert">
          <Trans>It is still shown somewhere, or nobody answered.</Trans>
        </p>
      )}
    </details>
  );
}
