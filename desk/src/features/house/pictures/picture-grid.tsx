import { Trans, useLingui } from '@lingui/react/macro';
import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { ImageOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useField } from '../use-field.ts';
import { OrderHandle } from '../order-handle.tsx';
import { useOrder } from '../use-order.ts';
import { Thumb } from './thumb.tsx';
import './picture-grid.css';

interface PictureGridProps {
  ids: readonly string[];
  known: ReadonlyMap<string, HousePicture>;
  nameOf: (id: string) => string;
  isReadOnly: boolean;
  /** The first one is what a guest sees first. */
  hasFirst?: boolean;
  onChoose: (id: string) => void;
  onOrder: (ids: string[]) => void;
  onTakeOut: (id: string) => void;
  takeOutLabel: (name: string) => string;
  /** Where more are added. */
  children?: ReactNode;
}

/** Pictures in their order; each can be moved, chosen and taken out. */
export function PictureGrid(props: PictureGridProps) {
  const { ids, known, nameOf, isReadOnly, hasFirst = false, onChoose, onOrder, onTakeOut } = props;
  const { t } = useLingui();
  const { shown, dragged, box, handleOf } = useOrder(ids, onOrder);
  return (
    <ul className="pictures" ref={box}>
      {shown.map((id, place) => {
        const name = nameOf(id);
        const picture = known.get(id)?.picture;
        const isFirst = hasFirst && place === 0;
        return (
          <li
            key={id}
            data-key={id}
            data-field={joinPath(['pictures', id])}
            className={`pictures__one${isFirst ? ' is-first' : ''}${id === dragged ? ' is-dragged' : ''}`}
          >
            <button
              type="button"
              className="pictures__choose"
              aria-haspopup="dialog"
              aria-label={t`Edit ${name}`}
              onClick={() => onChoose(id)}
            >
              {picture ? <Thumb picture={picture} /> : <ImageOff className="ic" aria-hidden />}
            </button>
            <Fault at={joinPath(['pictures', id])} />
            {isFirst && (
              <span className="pictures__first">
                <Trans>First picture</Trans>
              </span>
            )}
            {!isReadOnly && (
              <>
                <OrderHandle name={name} place={place + 1} count={shown.length} handle={handleOf(id)} />
                <IconButton
                  className="pictures__out"
                  icon={X}
                  label={props.takeOutLabel(name)}
                  onClick={() => onTakeOut(id)}
                />
              </>
            )}
          </li>
        );
      })}
      {props.children !== undefined && <li className="pictures__add">{props.children}</li>}
    </ul>
  );
}

/** What is wrong with a picture is said before its dialog is opened. */
function Fault({ at }: { at: string }) {
  const { error } = useField(at);
  return error === undefined ? null : <small className="pictures__fault err">{error}</small>;
}
