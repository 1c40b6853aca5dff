import { nameInList } from '@stayfront/rules/house-draft/entries';
import { splitPath } from '@stayfront/rules/house-draft/field-path';
import { useCallback } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { sectionOf } from './sections.ts';

/** Where a field has its form. The form goes to it, and shows the language that is named. */
export function useFieldHref(): (path: string, language?: string) => string {
  const { hotelId } = useDesk();
  return useCallback(
    (path, language) => {
      const section = sectionOf(path);
      const root = `/${hotelId}/desk/house`;
      if (!section) return root;
      const [list = '', id] = splitPath(path);
      const isEntry = id !== undefined && id !== ':order' && nameInList([list]) !== undefined && section.list === list;
      const page = isEntry && section.hasEditor ? `${section.path}/${encodeURIComponent(id)}` : section.path;
      const search = new URLSearchParams({ ...(language === undefined ? {} : { text: language }), field: path });
      return `${root}/${page}?${search.toString()}`;
    },
    [hotelId],
  );
}
