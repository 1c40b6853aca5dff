import type { SetUpTemplates } from '@stayfront/contract/desk/set-up-templates';
import type { Language } from '@stayfront/contract/property/texts';
import { policyTemplateNames, policyTemplates, rateTemplateNames } from '@stayfront/rules/set-up/rate-templates';
import { areaIn, roomTemplateNames, roomTemplates } from '@stayfront/rules/set-up/room-templates';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { rateWords, roomWords } from '../../property/beginning/template-texts.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { policyText, writeCancellationPolicy } from '../../selling/cancellation/write-cancellation-policy.ts';

/** How long before arrival somebody books who is told a policy here: so early that all of its steps lie ahead. */
const daysAhead = 60;

/** What a hotel may begin with, in words of somebody who chooses. */
export async function listTemplates(
  { document }: Hotel,
  lang: Language | undefined,
  now: Instant,
): Promise<SetUpTemplates> {
  const { areaUnit, currency, language, timeZone } = document;
  const texts = await textsFor(lang ?? language, document.address.countryCode);
  const arrival = addDays(todayAt(timeZone, now), daysAhead);
  return {
    rooms: roomTemplateNames.map((template) => {
      const { maxOccupancy, standardPersons, beds, squareMetres } = roomTemplates[template];
      const size = areaIn(areaUnit, squareMetres);
      return { template, ...roomWords(texts, template), maxOccupancy, standardPersons, beds, size };
    }),
    rates: rateTemplateNames.map((template) => ({ template, ...rateWords(texts, template) })),
    policies: policyTemplateNames.map((template) => {
      const asked = { policy: policyTemplates[template], arrival, timeZone, currency, now };
      return { template, text: policyText(writeCancellationPolicy(texts, asked)) };
    }),
  };
}
