import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isWithin, joinPath } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { nameInList } from '@stayfront/rules/house-draft/entries';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../app/page/desk-context.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { changesToAdd, changesToOrder, newId, readEntries } from './entries.ts';
import type { HouseNow } from './house-store.ts';
import { OrderHandle } from './order-handle.tsx';
import { TemplateDialog, type AskedName, type Template } from './template-dialog.tsx';
import { useHouseNow, useHouseStore } from './use-house-store.ts';
import { useOrder } from './use-order.ts';
import { useTakeOut } from './use-take-out.tsx';
import './house-entries.css';

export interface ListProps {
  /** On the first page of the house: so many of them at most, to look at. */
  brief?: number;
}

interface HouseEntriesProps {
  /** `rooms`, `services`: a list of the document whose entries have ids. */
  list: string;
  title: ReactNode;
  addLabel: string;
  /** What a new one can begin as. */
  templates: readonly Template[];
  /** What a new one is asked for, where that is not a name; null where it has none. */
  asks?: AskedName | null;
  /** Its id, where that is not a short word after its name. */
  idOf?: (name: string) => string;
  /** What of a copy may not be there twice, and is taken out. */
  withoutTwice?: (entry: Fields) => Fields;
  nameOf: (entry: Fields) => string;
  hrefOf: (id: string) => string;
  /** What of one is seen in the list, beside its name. */
  row: (entry: Fields, id: string) => ReactNode;
  empty: ReactNode;
  /** On a page of several lists: without what changes it, and no more than so many; the rest is on the list's own page. */
  brief?: { readonly most: number; readonly to: string };
}

/** What may be begun with, and behind which entry it comes. */
type Asking = { readonly templates: readonly Template[]; readonly behind?: string };

const documentOf = ({ document }: HouseNow) => document;
const houseOf = ({ house }: HouseNow) => house;

/** The entries of a list: each leads to its form, and can be copied, moved and taken out. */
export function HouseEntries(props: HouseEntriesProps) {
  const { list, title, addLabel, templates, withoutTwice, nameOf, hrefOf, row, empty, asks = {}, brief } = props;
  const { t } = useLingui();
  const store = useHouseStore();
  const navigate = useNavigate();
  const mayEdit = useMay('manager');
  const [asking, setAsking] = useState<Asking | null>(null);
  const document = useHouseNow(documentOf);
  const { document: published, draft } = useHouseNow(houseOf);
  const entries = new Map(readEntries(document, list).map(({ id, entry }) => [id, entry]));
  const type = (changes: Parameters<typeof store.type>[0]): void => store.type(changes, performance.now());
  const { shown, dragged, box, handleOf } = useOrder([...entries.keys()], (ids) =>
    type(changesToOrder(store.get().document, list, ids)),
  );
  const key = nameInList([list]) ?? 'id';
  const add = (entry: Fields, behind?: string): void => {
    type(changesToAdd(store.get().document, list, entry, behind));
    void navigate(hrefOf(String(fieldOf(entry, key))));
  };
  const begin = ({ id, make }: Template, name: string, behind?: string): void => {
    setAsking(null);
    add(make(props.idOf?.(name) ?? newId(document, list, name || id), name), behind);
  };
  /** A code is asked for anew: two that are the same would open two things. */
  const copy = (id: string, entry: Fields): void => {
    const make = (own: string): Fields => ({ ...(withoutTwice?.(entry) ?? entry), [key]: own });
    if (props.idOf) setAsking({ templates: [{ id, name: nameOf(entry), make }], behind: id });
    else add(make(newId(document, list, id)), id);
  };
  const isChanged = mayEdit && !brief;
  const listed = brief ? shown.slice(0, brief.most) : shown;
  const { takeOut, dialog } = useTakeOut(list, nameOf);
  const stateOf = (id: string): 'new' | 'draft' | 'published' => {
    const path = joinPath([list, id]);
    if (readField(published, path) === undefined) return 'new';
    return draft.paths.some((changed) => isWithin(changed, path)) ? 'draft' : 'published';
  };
  const isFaulty = (id: string): boolean => draft.faults.some(({ path }) => isWithin(path, joinPath([list, id])));
  return (
    <Section
      title={brief ? <Link to={brief.to}>{title}</Link> : title}
      count={entries.size}
      aside={
        mayEdit && (
          <Button kind="quiet" size="s" onClick={() => setAsking({ templates })}>
            <Plus className="ic ic-s" aria-hidden /> {addLabel}
          </Button>
        )
      }
    >
      {entries.size === 0 ? (
        <p className="empty-line">{empty}</p>
      ) : (
        <ul className="lines-list house-entries" ref={box}>
          {listed.map((id, place) => {
            const entry = entries.get(id);
            if (!entry) return null;
            const name = nameOf(entry);
            const state = stateOf(id);
            return (
              <li key={id} data-key={id} className={id === dragged ? 'is-dragged' : undefined}>
                {isChanged && <OrderHandle name={name} place={place + 1} count={shown.length} handle={handleOf(id)} />}
                <Link className="house-entries__link" to={hrefOf(id)}>
                  {row(entry, id)}
                </Link>
                <span className="house-entries__state">
                  {isFaulty(id) ? (
                    <Mark tone="bad">
                      <Trans>Not right yet</Trans>
                    </Mark>
                  ) : state === 'published' ? (
                    <small>
                      <Trans>Published</Trans>
                    </small>
                  ) : (
                    <Mark tone="new">{state === 'new' ? <Trans>New</Trans> : <Trans>Draft</Trans>}</Mark>
                  )}
                </span>
                {isChanged && (
                  <span className="house-entries__acts">
                    <IconButton icon={CopyPlus} label={t`Copy ${name}`} onClick={() => copy(id, entry)} />
                    <IconButton icon={Trash2} label={t`Take out ${name}`} onClick={() => takeOut(id, entry)} />
                  </span>
                )}
              </li>
            );
          })}
          {brief && entries.size > brief.most && (
            <li>
              <Link className="house-entries__link" to={brief.to}>
                <Plural value={entries.size - brief.most} one="# more" other="# more" />
              </Link>
            </li>
          )}
        </ul>
      )}
      {dialog}
      <TemplateDialog
        isOpen={asking !== null}
        title={addLabel}
        templates={asking?.templates ?? []}
        asks={asks}
        onAdd={(template, name) => begin(template, name, asking?.behind)}
        onClose={() => setAsking(null)}
      />
    </Section>
  );
}
