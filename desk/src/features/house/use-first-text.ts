import type { Fields } from '@stayfront/rules/house-draft/fields';
import { isTextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useTextLanguage } from './use-text-language.ts';

/** The first text of something new: in the language of the desk where the house is written in it, so that it is right. */
export function useFirstText(): (text: string) => Fields {
  const { language } = useDesk();
  const { original, offered } = useTextLanguage();
  const code = isTextLanguage(language) && offered.includes(language) ? language : original;
  return (text) => ({ [code]: text });
}
