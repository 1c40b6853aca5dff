/** Fields that have no form on purpose, each with its reason. */
export const withoutForm: Readonly<Record<string, string>> = {
  format: 'the same in every document',
  hotelId: 'whoever runs the server gives it, and all addresses have it',
  chainId: 'whoever runs the server puts hotels together',
  'theme/isDarkMode': 'chosen in Look, with what comes of it beside',
  'theme/colorBtnBg': 'chosen in Look',
  'theme/fontFamilyPrimary': 'chosen in Look',
  'theme/fontFamilyBtn': 'chosen in Look',
  'theme/fontFamilyTitle': 'chosen in Look',
  'theme/fontSizePrimary': 'chosen in Look',
  'theme/fontSizeBtn': 'chosen in Look',
  'theme/fontSizeTitle': 'chosen in Look',
  'config/tenantId': 'read by nothing any more; documents of before have it',
  'config/subscription': 'agreed with whoever runs the server',
};
