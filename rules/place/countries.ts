/**
 * Of each country the currency of its hotels, the languages they are run in and the clocks they live by: a first guess for
 * whoever begins a hotel there. `-`: a currency that guests cannot choose here. Where clocks differ, one city stands for
 * each, the one that most people live by first. Kept by hand, so that nobody has to be asked for it.
 */
const written = [
  'AD EUR es,fr Europe/Andorra; AE AED ar Asia/Dubai; AF - en Asia/Kabul; AG - en America/Antigua',
  'AI - en America/Anguilla; AL - en Europe/Tirane; AM - ru Asia/Yerevan; AO - pt Africa/Luanda',
  'AQ - en Antarctica/McMurdo,Antarctica/Palmer,Antarctica/Casey,Antarctica/Davis,Antarctica/Mawson,Antarctica/Syowa,Antarctica/Troll',
  'AR ARS es America/Argentina/Buenos_Aires; AS USD en Pacific/Pago_Pago; AT EUR de Europe/Vienna',
  'AU AUD en Australia/Sydney,Australia/Brisbane,Australia/Adelaide,Australia/Darwin,Australia/Perth,Australia/Lord_Howe,Australia/Eucla',
  'AW - nl America/Aruba; AX EUR sv Europe/Mariehamn; AZ - ru Asia/Baku; BA - hr Europe/Sarajevo',
  'BB - en America/Barbados; BD - bn Asia/Dhaka; BE EUR nl,fr,de Europe/Brussels; BF - fr Africa/Ouagadougou',
  'BG EUR en Europe/Sofia; BH BHD ar Asia/Bahrain; BI - fr Africa/Bujumbura; BJ - fr Africa/Porto-Novo',
  'BL EUR fr America/St_Barthelemy; BM - en Atlantic/Bermuda; BN - en Asia/Brunei; BO - es America/La_Paz',
  'BQ USD nl,en America/Kralendijk; BR BRL pt America/Sao_Paulo,America/Manaus,America/Rio_Branco,America/Noronha',
  'BS - en America/Nassau; BT INR en Asia/Thimphu; BV NOK no Europe/Oslo; BW - en Africa/Gaborone',
  'BY - ru Europe/Minsk; BZ - en America/Belize',
  'CA CAD en,fr America/Toronto,America/Vancouver,America/Edmonton,America/Regina,America/Winnipeg,America/Halifax,America/St_Johns,America/Whitehorse',
  'CC AUD en Indian/Cocos; CD - fr Africa/Kinshasa,Africa/Lubumbashi; CF - fr Africa/Bangui',
  'CG - fr Africa/Brazzaville; CH CHF de,fr,it Europe/Zurich; CI - fr Africa/Abidjan; CK - en Pacific/Rarotonga',
  'CL CLP es America/Santiago,America/Punta_Arenas,Pacific/Easter; CM - fr,en Africa/Douala',
  'CN CNY zh Asia/Shanghai; CO COP es America/Bogota; CR - es America/Costa_Rica; CU - es America/Havana',
  'CV - pt Atlantic/Cape_Verde; CW - nl,en America/Curacao; CX AUD en Indian/Christmas; CY EUR el Asia/Nicosia',
  'CZ CZK cs Europe/Prague; DE EUR de Europe/Berlin; DJ - fr,ar Africa/Djibouti; DK DKK da Europe/Copenhagen',
  'DM - en America/Dominica; DO - es America/Santo_Domingo; DZ - ar,fr Africa/Algiers',
  'EC USD es America/Guayaquil,Pacific/Galapagos; EE EUR en Europe/Tallinn; EG - ar Africa/Cairo',
  'EH - ar,es Africa/El_Aaiun; ER - ar Africa/Asmara; ES EUR es Europe/Madrid,Atlantic/Canary',
  'ET - en Africa/Addis_Ababa; FI EUR sv Europe/Helsinki; FJ - en Pacific/Fiji; FK - en Atlantic/Stanley',
  'FM USD en Pacific/Pohnpei,Pacific/Chuuk; FO DKK da Atlantic/Faroe; FR EUR fr Europe/Paris',
  'GA - fr Africa/Libreville; GB GBP en Europe/London; GD - en America/Grenada; GE - ru Asia/Tbilisi',
  'GF EUR fr America/Cayenne; GG GBP en Europe/Guernsey; GH - en Africa/Accra; GI - en Europe/Gibraltar',
  'GL DKK da America/Nuuk,America/Danmarkshavn,America/Thule; GM - en Africa/Banjul; GN - fr Africa/Conakry',
  'GP EUR fr America/Guadeloupe; GQ - es Africa/Malabo; GR EUR el Europe/Athens; GS - en Atlantic/South_Georgia',
  'GT - es America/Guatemala; GU USD en Pacific/Guam; GW - pt Africa/Bissau; GY - en America/Guyana',
  'HK - zh,en Asia/Hong_Kong; HM AUD en Indian/Maldives; HN - es America/Tegucigalpa; HR EUR hr Europe/Zagreb',
  'HT - fr America/Port-au-Prince; HU HUF hu Europe/Budapest; ID - en Asia/Jakarta,Asia/Makassar,Asia/Jayapura',
  'IE EUR en Europe/Dublin; IL ILS he,ar Asia/Jerusalem; IM GBP en Europe/Isle_of_Man; IN INR hi,en Asia/Kolkata',
  'IO USD en Indian/Chagos; IQ - ar Asia/Baghdad; IR - en Asia/Tehran; IS - en Atlantic/Reykjavik',
  'IT EUR it Europe/Rome; JE GBP en Europe/Jersey; JM - en America/Jamaica; JO JOD ar Asia/Amman',
  'JP JPY ja Asia/Tokyo; KE - en Africa/Nairobi; KG - ru Asia/Bishkek; KH - en Asia/Phnom_Penh',
  'KI AUD en Pacific/Tarawa,Pacific/Kanton,Pacific/Kiritimati; KM - fr,ar Indian/Comoro; KN - en America/St_Kitts',
  'KP - ko Asia/Pyongyang; KR KRW ko Asia/Seoul; KW KWD ar Asia/Kuwait; KY - en America/Cayman; KZ - ru Asia/Almaty',
  'LA - en Asia/Vientiane; LB - ar,fr Asia/Beirut; LC - en America/St_Lucia; LI CHF de Europe/Vaduz',
  'LK - ta,en Asia/Colombo; LR - en Africa/Monrovia; LS ZAR en Africa/Maseru; LT EUR en Europe/Vilnius',
  'LU EUR fr,de Europe/Luxembourg; LV EUR en Europe/Riga; LY - ar Africa/Tripoli; MA - ar,fr Africa/Casablanca',
  'MC EUR fr Europe/Monaco; MD - ro,ru Europe/Chisinau; ME EUR en Europe/Podgorica; MF EUR fr America/Marigot',
  'MG - fr Indian/Antananarivo; MH USD en Pacific/Majuro; MK - en Europe/Skopje; ML - fr Africa/Bamako',
  'MM - en Asia/Yangon; MN - en Asia/Ulaanbaatar,Asia/Hovd; MO - zh,pt Asia/Macau; MP USD en Pacific/Saipan',
  'MQ EUR fr America/Martinique; MR - ar Africa/Nouakchott; MS - en America/Montserrat; MT EUR en,it Europe/Malta',
  'MU - fr,en Indian/Mauritius; MV - en Indian/Maldives; MW - en Africa/Blantyre',
  'MX MXN es America/Mexico_City,America/Cancun,America/Hermosillo,America/Mazatlan,America/Chihuahua,America/Ciudad_Juarez,America/Matamoros,America/Tijuana',
  'MY - en Asia/Kuala_Lumpur; MZ - pt Africa/Maputo; NA ZAR en Africa/Windhoek; NC - fr Pacific/Noumea',
  'NE - fr Africa/Niamey; NF AUD en Pacific/Norfolk; NG - en Africa/Lagos; NI - es America/Managua',
  'NL EUR nl Europe/Amsterdam; NO NOK no Europe/Oslo; NP - en Asia/Kathmandu; NR AUD en Pacific/Nauru',
  'NU - en Pacific/Niue; NZ - en Pacific/Auckland,Pacific/Chatham; OM OMR ar Asia/Muscat; PA USD es America/Panama',
  'PE - es America/Lima; PF - fr Pacific/Tahiti,Pacific/Marquesas,Pacific/Gambier',
  'PG - en Pacific/Port_Moresby,Pacific/Bougainville; PH - en Asia/Manila; PK - en Asia/Karachi',
  'PL PLN pl Europe/Warsaw; PM EUR fr America/Miquelon; PN - en Pacific/Pitcairn; PR USD es,en America/Puerto_Rico',
  'PS ILS ar Asia/Hebron; PT EUR pt Europe/Lisbon,Atlantic/Azores,Atlantic/Madeira; PW USD en Pacific/Palau',
  'PY - es America/Asuncion; QA QAR ar Asia/Qatar; RE EUR fr Indian/Reunion; RO RON ro Europe/Bucharest',
  'RS - en Europe/Belgrade',
  'RU RUB ru Europe/Moscow,Europe/Kaliningrad,Europe/Samara,Asia/Yekaterinburg,Asia/Omsk,Asia/Novosibirsk,Asia/Irkutsk,Asia/Yakutsk,Asia/Vladivostok,Asia/Magadan,Asia/Kamchatka',
  'RW - en Africa/Kigali; SA SAR ar Asia/Riyadh; SB - en Pacific/Guadalcanal; SC - fr,en Indian/Mahe',
  'SD - ar Africa/Khartoum; SE SEK sv Europe/Stockholm; SG - en,zh Asia/Singapore; SH - en Atlantic/St_Helena',
  'SI EUR sl Europe/Ljubljana; SJ NOK no Arctic/Longyearbyen; SK EUR sk Europe/Bratislava; SL - en Africa/Freetown',
  'SM EUR it Europe/San_Marino; SN - fr Africa/Dakar; SO - en Africa/Mogadishu; SR - nl America/Paramaribo',
  'SS - en Africa/Juba; ST - pt Africa/Sao_Tome; SV USD es America/El_Salvador; SX - en,nl America/Lower_Princes',
  'SY - ar Asia/Damascus; SZ ZAR en Africa/Mbabane; TC USD en America/Grand_Turk; TD - fr,ar Africa/Ndjamena',
  'TF EUR fr Indian/Kerguelen; TG - fr Africa/Lome; TH THB th Asia/Bangkok; TJ - ru Asia/Dushanbe',
  'TK - en Pacific/Fakaofo; TL USD pt Asia/Dili; TM - ru Asia/Ashgabat; TN - ar,fr Africa/Tunis',
  'TO - en Pacific/Tongatapu; TR - en Europe/Istanbul; TT - en America/Port_of_Spain; TV AUD en Pacific/Funafuti',
  'TW - zh Asia/Taipei; TZ - en Africa/Dar_es_Salaam; UA - ru Europe/Kiev; UG - en Africa/Kampala',
  'UM USD en Pacific/Midway,Pacific/Wake',
  'US USD en,es America/New_York,America/Chicago,America/Denver,America/Phoenix,America/Los_Angeles,America/Anchorage,Pacific/Honolulu,America/Adak',
  'UY - es America/Montevideo; UZ - ru Asia/Tashkent; VA EUR it Europe/Vatican; VC - en America/St_Vincent',
  'VE - es America/Caracas; VG USD en America/Tortola; VI USD en America/St_Thomas; VN - en Asia/Ho_Chi_Minh',
  'VU - en,fr Pacific/Efate; WF - fr Pacific/Wallis; WS - en Pacific/Apia; XK EUR en Europe/Belgrade',
  'YE - ar Asia/Aden; YT EUR fr Indian/Mayotte; ZA ZAR en Africa/Johannesburg; ZM - en Africa/Lusaka',
  'ZW - en Africa/Harare',
];

export type Country = {
  readonly code: string;
  /** Null where it is one that is not offered. */
  readonly currency: string | null;
  readonly languages: readonly string[];
  readonly timeZones: readonly string[];
};

export const countries: ReadonlyMap<string, Country> = new Map(
  written
    .flatMap((line) => line.split('; '))
    .map((entry) => {
      const [code = '', currency = '-', languages = '', timeZones = ''] = entry.split(' ');
      const known = currency === '-' ? null : currency;
      return [code, { code, currency: known, languages: languages.split(','), timeZones: timeZones.split(',') }];
    }),
);
