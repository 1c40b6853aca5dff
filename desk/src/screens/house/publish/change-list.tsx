import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftField } from '@stayfront/contract/desk/house/shapes';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import { writeMoment } from '../../../features/changes/write-moment.ts';
import { useSayPlace } from '../../../features/house/use-say-place.ts';
import { Mark } from '../../../parts/mark.tsx';
import { ChangeWords } from './change-words.tsx';
import './change-list.css';

interface ChangeListProps {
  fields: readonly DraftField[];
  /** The paths that are to be published. */
  chosen: ReadonlySet<string>;
  shown: string | null;
  faulty: (path: string) => boolean;
  onChoose: (path: string, isChosen: boolean) => void;
  onShow: (path: string) => void;
  /** Absent for those who may only look. */
  onDiscard?: ((path: string) => void) | undefined;
}

/** Every change of the draft in words, with who wrote it; those that are ticked are published. */
export function ChangeList({ fields, chosen, shown, faulty, onChoose, onShow, onDiscard }: ChangeListProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const house = useHouse();
  const placeOf = useSayPlace();
  return (
    <ul className="lines-list changes-of-house">
      {fields.map((field) => {
        const { path, by, at, before, after, conflict } = field;
        const place = placeOf(path);
        return (
          <li key={path} className={path === shown ? 'is-shown' : undefined}>
            <Checkbox
              label={<span className="sr">{t`Publish ${place}`}</span>}
              isChecked={chosen.has(path)}
              isDisabled={!onDiscard}
              onChange={(isChosen) => onChoose(path, isChosen)}
            />
            <div className="changes-of-house__words">
              <button type="button" aria-expanded={path === shown} onClick={() => onShow(path)}>
                <b>{place}</b>
                <small>
                  {before === undefined ? <Trans>new</Trans> : after === undefined ? <Trans>taken out</Trans> : null}
                  {(before === undefined || after === undefined) && ' · '}
                  {by}, {writeMoment({ ...house, language }, at)}
                </small>
              </button>
              {conflict && (
                <Mark tone="warn">
                  <Trans>choose in its form first</Trans>
                </Mark>
              )}
              {faulty(path) && (
                <Mark tone="bad">
                  <Trans>Not right yet</Trans>
                </Mark>
              )}
              {path === shown && (
                <>
                  <ChangeWords change={field} />
                  {onDiscard && (
                    <button type="button" className="changes-of-house__drop" onClick={() => onDiscard(path)}>
                      <Trans>Discard this change</Trans>
                    </button>
                  )}
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
