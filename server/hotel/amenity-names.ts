import type { I18n } from '@lingui/core';
import names from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };

/** A room amenity in the reader's language, by its OpenTravel code; for those without words of ours, OpenTravel's name. */
export function amenityNames(i18n: I18n): (code: number) => string {
  const words: Readonly<Record<number, string>> = {
    2: i18n._('Air conditioning'),
    7: i18n._('Balcony'),
    10: i18n._('Bathrobe'),
    13: i18n._('Bathtub'),
    15: i18n._('Bathtub with shower'),
    26: i18n._('Cot'),
    28: i18n._('Desk'),
    41: i18n._('Fireplace'),
    50: i18n._('Hairdryer'),
    58: i18n._('King bed'),
    69: i18n._('Minibar'),
    74: i18n._('Non-smoking'),
    86: i18n._('Queen bed'),
    91: i18n._('Extra bed'),
    92: i18n._('Safe'),
    99: i18n._('Sitting area'),
    102: i18n._('Sofa bed'),
    112: i18n._('Turndown service'),
    113: i18n._('Twin beds'),
    123: i18n._('Free Wi-Fi'),
    138: i18n._('Marble bathroom'),
    142: i18n._('Shower'),
    182: i18n._('Four-poster bed'),
    185: i18n._('Family room'),
    203: i18n._('Single bed'),
    223: i18n._('Mountain view'),
    228: i18n._('Slippers'),
    238: i18n._('Double washbasin'),
    251: i18n._('Television'),
    264: i18n._('Blackout curtains'),
    301: i18n._('Reached by lift'),
    304: i18n._('Kettle'),
    311: i18n._('Espresso machine'),
    320: i18n._('High chair'),
    328: i18n._('Carpet'),
    329: i18n._('Wooden floor'),
    342: i18n._('Patio'),
    348: i18n._('Library'),
  };
  return (code) => words[code] ?? (names as Record<string, string>)[String(code)] ?? `RMA ${code}`;
}
