import { languages, type Language, type Texts as TextsInLanguages } from '@stayfront/contract/property/texts';
import type { RateTemplateName } from '@stayfront/rules/set-up/rate-templates';
import { roomTemplates, type RoomTemplateName } from '@stayfront/rules/set-up/room-templates';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';

/** A name and a line of what it is. */
export type TemplateWords = { readonly name: string; readonly description: string };

export function roomWords({ i18n }: Texts, template: RoomTemplateName): TemplateWords {
  const adults = roomTemplates[template].standardPersons;
  const names: Readonly<Record<RoomTemplateName, string>> = {
    single: i18n._('Single room'),
    double: i18n._('Double room'),
    twin: i18n._('Twin room'),
    triple: i18n._('Triple room'),
    family: i18n._('Family room'),
    'junior-suite': i18n._('Junior suite'),
    suite: i18n._('Suite'),
    apartment: i18n._('Apartment'),
    'dormitory-bed': i18n._('Bed in a dormitory'),
  };
  return {
    name: names[template],
    description: i18n._('{adults, plural, one {# adult} other {# adults}}', { adults }),
  };
}

export const rateWords = ({ i18n }: Texts, template: RateTemplateName): TemplateWords =>
  ({
    flexible: { name: i18n._('Flexible'), description: i18n._('Our usual price, with the freedom to cancel.') },
    'non-refundable': {
      name: i18n._('Non-refundable'),
      description: i18n._('A lower price for dates you are sure of. Paid when you book.'),
    },
    breakfast: {
      name: i18n._('Breakfast included'),
      description: i18n._('With breakfast for everybody in the room.'),
    },
    'half-board': {
      name: i18n._('Half board included'),
      description: i18n._('With breakfast and dinner for everybody in the room.'),
    },
  })[template];

export const vatWord = ({ i18n }: Texts): string => i18n._('VAT');

/** What stands as privacy policy until the hotel has one of its own. */
export const privacyWords = ({ i18n }: Texts, house: { readonly name: string; readonly email: string }): string =>
  i18n._(
    '{name} is responsible for your data. For a booking we ask for your name, how to reach you, your dates and who travels with you. We use that to confirm, prepare and invoice your stay, and for nothing else. Card details go straight to our payment provider. What we know of you is deleted after your stay as soon as the law no longer has us keep it. You may see, correct or delete your data at any time: write to {email}.',
    house,
  );

/** The same said in every language that guests are spoken to in, in the words of the house's country. */
export async function inAllLanguages(country: string, say: (texts: Texts) => string): Promise<TextsInLanguages> {
  const said = await Promise.all(
    languages.map(async (language): Promise<[Language, string]> => [language, say(await textsFor(language, country))]),
  );
  return Object.fromEntries(said);
}
