import { readFile } from 'node:fs/promises';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@stayfront/contract/property/texts';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** A catalogue as it is spoken; `adapt` changes a text before anything is filled in: names stay as their owners write them. */
export async function readTexts(
  file: string,
  language: Language,
  adapt: (id: string, translation: string) => string = (_, translation) => translation,
): Promise<I18n> {
  const catalogue = await formatter().parse(await readFile(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  });
  const messages: Messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, entry]) => [id, compileMessage(adapt(id, entry.translation || id))]),
  );
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
}
