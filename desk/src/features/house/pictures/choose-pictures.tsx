import { Trans, useLingui } from '@lingui/react/macro';
import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import type { HouseNow } from '../house-store.ts';
import { useHouseNow } from '../use-house-store.ts';
import { useEntryName } from '../use-words.ts';
import { Thumb } from './thumb.tsx';
import './picture-grid.css';

interface ChoosePicturesProps {
  isOpen: boolean;
  known: ReadonlyMap<string, HousePicture>;
  /** Those that are there already. */
  taken: readonly string[];
  onChoose: (picture: HousePicture) => void;
  onClose: () => void;
}

const documentOf = ({ document }: HouseNow) => document;

/** One picture may be shown at several rooms. */
export function ChoosePictures({ isOpen, known, taken, onChoose, onClose }: ChoosePicturesProps) {
  const { t } = useLingui();
  const document = useHouseNow(documentOf);
  const nameOf = useEntryName();
  const others = [...known.values()].filter(({ pictureId }) => !taken.includes(pictureId));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={<Trans>Pictures of the house</Trans>}>
      {others.length === 0 ? (
        <Trans>All of them are there already. Send others.</Trans>
      ) : (
        <ul className="pictures">
          {others.map((one) => (
            <li key={one.pictureId} className="pictures__one">
              <button
                type="button"
                className="pictures__choose"
                aria-label={t`Add ${nameOf(document, 'pictures', one.pictureId)}`}
                onClick={() => onChoose(one)}
              >
                <Thumb picture={one.picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
