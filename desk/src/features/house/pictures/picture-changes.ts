import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { changesToAdd, readEntries } from '../entries.ts';

/** Has a picture that was sent stand among those of the house. What it shows is for somebody to say, but where that is known. */
export const changesToList = (document: Fields, { pictureId, file }: HousePicture, alt: Fields = {}): FieldChange[] =>
  readEntries(document, 'pictures').some(({ id }) => id === pictureId)
    ? []
    : changesToAdd(document, 'pictures', { id: pictureId, file, alt });
