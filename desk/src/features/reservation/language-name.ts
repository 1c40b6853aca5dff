import { ownNames } from '@stayfront/rules/language/own-names';

/** A language by its own name: Deutsch, Français. One that is not among ours by its code. */
export const languageName = (code: string): string => (ownNames as Readonly<Record<string, string>>)[code] ?? code;
