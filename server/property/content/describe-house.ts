import type { DescribedHouse } from '@stayfront/contract/hotel';
import type { House } from '@stayfront/contract/property/house';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language, type Texts } from '@stayfront/contract/property/texts';
import { nameFacilities } from './name-facilities.ts';
import { otherLanguagesIn } from './other-languages-in.ts';

/** What a hotel tells of its house, in one language: its own texts and our names of facilities. */
export async function describeHouse(
  house: House,
  { language: own, address }: PropertyDocument,
  language: Language,
): Promise<DescribedHouse> {
  const facilityName = await nameFacilities(language, address.countryCode);
  const say = (texts: Texts): string => textIn(texts, language, own);
  const sayIfGiven = (texts: Texts | undefined): string | null => (texts ? say(texts) : null);
  const { parking, pets, houseRules, gettingThere } = house;
  return {
    facilities: house.facilities.map((facility) => ({ facility, name: facilityName(facility) })),
    parking: sayIfGiven(parking),
    pets: sayIfGiven(pets),
    houseRules: sayIfGiven(houseRules),
    gettingThere: sayIfGiven(gettingThere),
    ...otherLanguagesIn({ parking, pets, houseRules, gettingThere }, language, own),
    distances: house.distances.map(({ place, metres, by, minutes = null }) => ({
      place: say(place),
      ...otherLanguagesIn({ place }, language, own),
      metres,
      by,
      minutes,
    })),
    location: house.location ?? null,
    whyDirect: house.whyDirect.map((text) => ({ text: say(text), ...otherLanguagesIn({ text }, language, own) })),
  };
}
