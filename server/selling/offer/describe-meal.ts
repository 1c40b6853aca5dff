import type { Product } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Meal } from '@stayfront/contract/property/rate-plan';
import type { Texts } from '../../platform/texts/texts-for.ts';

/** What a rate plan has in it to eat, in words; nothing where the hotel says nothing of it. */
export function describeMeal(
  plan: PropertyDocument['ratePlans'][number] | undefined,
  texts: Texts,
): Pick<Product, 'meal' | 'mealText'> {
  const meal = plan?.meal;
  return meal === undefined ? {} : { meal, mealText: wordsOf(meal, texts) };
}

function wordsOf(meal: Meal, { i18n }: Texts): string {
  switch (meal) {
    case 'none':
      return i18n._('Room only');
    case 'breakfast':
      return i18n._('Breakfast included');
    case 'half-board':
      return i18n._('Half board included');
    case 'full-board':
      return i18n._('Full board included');
    case 'all-inclusive':
      return i18n._('All inclusive');
  }
}
