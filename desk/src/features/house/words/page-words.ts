import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

export const pageWords: WordTable = {
  theme: { name: msg`Look` },
  'theme/logo': { name: msg`Logo`, as: 'ids:pictures' },
  'theme/background': { name: msg`Picture behind the name`, as: 'ids:pictures' },
  'config/hotelHomepage': { name: msg`Address of your own site` },
  'config/defaultSorting': {
    name: msg`Rooms are sorted by`,
    choices: {
      popularity: msg`what guests like most`,
      pricesUp: msg`price, the lowest first`,
      pricesDown: msg`price, the highest first`,
      roomName: msg`name`,
    },
  },
  'config/useOffers': { name: msg`Packages are sold` },
  'config/isInMaintenance': { name: msg`Closed for the moment: guests find a notice` },
  'config/showInChainSelector': { name: msg`Shown on the page of your chain` },
  'config/embedOrigins': { name: msg`Sites that show the booking` },
  'config/embedOrigins/*': { name: msg`Address of the site` },
  'config/trackers': { name: msg`Counting visits and advertising` },
  'config/trackers/tagManagerId': { name: msg`Google Tag Manager` },
  'config/trackers/tripAdvisorPartner': { name: msg`Tripadvisor` },
  'config/trackers/trivagoHotelId': { name: msg`trivago` },
  'config/trackers/kayakId': { name: msg`Kayak` },
  'config/trackers/hotelShopId': { name: msg`Hotel shop: your account` },
  'config/trackers/hotelShopScript': { name: msg`Hotel shop: address of its script` },
};

export const legalWords: WordTable = {
  legal: { name: msg`Legal texts` },
  'legal/privacyPolicy': { name: msg`Privacy policy` },
  'legal/generalTerms': { name: msg`General terms` },
  retention: { name: msg`How long guests’ data is kept` },
  'retention/guestDataMonths': { name: msg`Months after the departure` },
};
