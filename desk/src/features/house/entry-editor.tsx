import { Trans } from '@lingui/react/macro';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { readField } from '@stayfront/rules/house-draft/read-field';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { HouseEditor } from './house-editor.tsx';
import { HouseOpen } from './house-open.tsx';
import { LostEntry } from './lost-entry.tsx';
import type { HouseNow } from './house-store.ts';
import { pageOf } from './page-of.ts';
import { useHouseNow } from './use-house-store.ts';
import { useEntryName } from './use-words.ts';

interface EntryEditorProps {
  /** Of which list of the document. */
  list: string;
  /** The section to go back to, and what it is called. */
  section: string;
  back: string;
  /** What one is called that has no name. */
  nameOf?: (entry: Fields) => ReactNode;
  /** Whether there is something to write in several languages. */
  hasTexts?: boolean;
  /** What becomes of it, beside the form. */
  aside?: (at: string) => ReactNode;
  children: (at: string) => ReactNode;
}

/** The form of one entry, by the id in the address. */
export const EntryEditor = (props: EntryEditorProps) => (
  <HouseOpen>
    <OpenEntry {...props} />
  </HouseOpen>
);

const documentOf = ({ document }: HouseNow) => document;

function OpenEntry({ list, section, back, nameOf, hasTexts = true, aside, children }: EntryEditorProps) {
  const { hotelId } = useDesk();
  const { search } = useLocation();
  const { entryId = '' } = useParams();
  const entryName = useEntryName();
  const document = useHouseNow(documentOf);
  const at = joinPath([list, entryId]);
  const entry = readField(document, at);
  const way = { to: `/${hotelId}/desk/house/${section}${search}`, label: back };
  if (!isFields(entry)) return <LostEntry list={list} id={entryId} back={way} />;
  return (
    <HouseEditor
      key={at}
      title={nameOf ? nameOf(entry) : entryName(document, list, entryId)}
      back={way}
      hasTexts={hasTexts}
      page={pageOf(at)}
      aside={aside?.(at)}
    >
      {children(at)}
      <p className="house-editor__id">
        <Trans>
          Other systems know it as <code>{entryId}</code>.
        </Trans>
      </p>
    </HouseEditor>
  );
}
