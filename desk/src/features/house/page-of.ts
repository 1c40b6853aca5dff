import { splitPath } from '@stayfront/rules/house-draft/field-path';

/** On which page guests see a field, below the hotel. */
export function pageOf(path: string): string {
  const [list = '', id] = splitPath(path);
  if (list === 'legal')
    return id === 'generalTerms' ? 'customer-account/general-terms' : 'customer-account/privacy-policy';
  if (id === undefined || id === ':order') return list === 'packages' ? 'packages' : '';
  if (list === 'rooms') return `room/${id}`;
  if (list === 'packages') return `package/${id}`;
  return '';
}
