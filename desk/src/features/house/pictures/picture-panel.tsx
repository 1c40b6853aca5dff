import { Trans, useLingui } from '@lingui/react/macro';
import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { HouseTexts } from '../fields/house-texts-field.tsx';
import { useSayPlace } from '../use-say-place.ts';
import { FocusEditor } from './focus-editor.tsx';
import './picture-panel.css';

interface PicturePanelProps {
  id: string;
  /** Undefined where nobody has sent it. */
  known: HousePicture | undefined;
  onClose: () => void;
}

/** One picture: what it shows, in words for who cannot see it, what must stay visible, and where it is shown. */
export function PicturePanel({ id, known, onClose }: PicturePanelProps) {
  const { t } = useLingui();
  const placeOf = useSayPlace();
  const at = joinPath(['pictures', id]);
  return (
    <SidePanel isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Picture</Trans>}>
      <div className="picture-panel">
        <HouseTexts
          at={`${at}/alt`}
          hint={<Trans>Read out to guests who do not see it, and found by search engines.</Trans>}
        />
        {known && <FocusEditor picture={known.picture} at={`${at}/focus`} />}
        {known && (
          <p className="cap">
            {known.width} × {known.height}
            {known.uses.length > 0 && (
              <>
                {' · '}
                <Trans>shown at {known.uses.map((path) => placeOf(path)).join(', ')}</Trans>
              </>
            )}
          </p>
        )}
      </div>
    </SidePanel>
  );
}
