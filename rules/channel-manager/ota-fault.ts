/** What a channel manager is told when a message cannot be taken, by the codes of its trade. */
export type OtaFault = { readonly code: OtaCode; readonly message: string };

/**
 * The codes of OTA's list of errors that channel managers know. Some have a text that they look for; where there is more
 * to say (which room, which line) it follows that text.
 */
export const otaTexts = {
  login: { code: '448', text: 'Invalid Username and/or Password' },
  hotel: { code: '392', text: 'Hotel not found for HotelCode' },
  inactive: { code: '375', text: 'Hotel not active' },
  room: { code: '402', text: 'Room type code not found for this hotel' },
  rate: { code: '249', text: 'Rate code not found for this hotel' },
  pair: { code: '783', text: 'Room and rate are not sold together at this hotel' },
  adults: { code: '397', text: 'Invalid number of adults' },
  occupancy: { code: '137', text: 'Invalid included occupancy' },
  missing: { code: '321', text: 'Required field missing' },
  unable: { code: '450', text: 'Unable to process' },
} as const;

export type OtaReason = keyof typeof otaTexts;
export type OtaCode = (typeof otaTexts)[OtaReason]['code'];

export const otaFault = (reason: OtaReason, more = ''): OtaFault => {
  const { code, text } = otaTexts[reason];
  return { code, message: more === '' ? text : reason === 'hotel' ? `${text}=${more}` : `${text}: ${more}` };
};

/** OTA's types of errors: a part that has to be there is missing, or it is one of business. */
export const typeOfFault = ({ code }: OtaFault): '6' | '10' => (code === otaTexts.missing.code ? '10' : '6');

/** So many are told; what is wrong in one night is mostly wrong in all. */
export const mostFaults = 20;
