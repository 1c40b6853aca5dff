import { plainWords } from '../search/plain-words.ts';
import { sheetFields, type SheetField } from './sheet-fields.ts';

type Heads = Readonly<Record<SheetField, string>>;

/**
 * How columns are called in the languages of the desk. They are written by the export and found again by the import,
 * whatever language the person who sends the file back works in: so they are one list, and no catalogue's to change.
 */
const heads = {
  en: headsOf(
    'Date|Room|Rate plan|Rooms for sale|Price|Price for 1|Price for 2|Price for 3|Price for 4|Further adult|Child|Infant|Least nights|Most nights|Closed|No arrival|No departure',
  ),
  de: headsOf(
    'Datum|Zimmer|Rate|Zimmer im Verkauf|Preis|Preis für 1|Preis für 2|Preis für 3|Preis für 4|Weiterer Erwachsener|Kind|Kleinkind|Mindestaufenthalt|Höchstaufenthalt|Geschlossen|Keine Anreise|Keine Abreise',
  ),
  fr: headsOf(
    'Date|Chambre|Tarif|Chambres en vente|Prix|Prix pour 1|Prix pour 2|Prix pour 3|Prix pour 4|Adulte supplémentaire|Enfant|Bébé|Séjour minimum|Séjour maximum|Fermé|Pas d’arrivée|Pas de départ',
  ),
  it: headsOf(
    'Data|Camera|Tariffa|Camere in vendita|Prezzo|Prezzo per 1|Prezzo per 2|Prezzo per 3|Prezzo per 4|Adulto in più|Bambino|Neonato|Soggiorno minimo|Soggiorno massimo|Chiuso|Nessun arrivo|Nessuna partenza',
  ),
  es: headsOf(
    'Fecha|Habitación|Tarifa|Habitaciones a la venta|Precio|Precio para 1|Precio para 2|Precio para 3|Precio para 4|Adulto adicional|Niño|Bebé|Estancia mínima|Estancia máxima|Cerrado|Sin llegada|Sin salida',
  ),
  ar: headsOf(
    'التاريخ|الغرفة|خطة السعر|الغرف المعروضة|السعر|السعر لشخص واحد|السعر لشخصين|السعر لثلاثة|السعر لأربعة|بالغ إضافي|طفل|رضيع|أقل عدد ليالٍ|أكثر عدد ليالٍ|مغلق|بدون وصول|بدون مغادرة',
  ),
} as const;

/** What other systems call them. */
const others: Readonly<Record<string, SheetField>> = {
  day: 'date',
  night: 'date',
  tag: 'date',
  'room type': 'room',
  zimmertyp: 'room',
  rate: 'ratePlan',
  tariff: 'ratePlan',
  availability: 'total',
  allotment: 'total',
  stock: 'total',
  kontingent: 'total',
  'min stay': 'minStay',
  minlos: 'minStay',
  'min los': 'minStay',
  'max stay': 'maxStay',
  maxlos: 'maxStay',
  'max los': 'maxStay',
  'stop sell': 'isClosed',
  cta: 'isClosedToArrival',
  ctd: 'isClosedToDeparture',
};

function headsOf(list: string): Heads {
  const names = list.split('|');
  return Object.fromEntries(sheetFields.map((field, place) => [field, names[place] ?? field])) as Heads;
}

export const headsIn = (language: string): Heads => heads[language as keyof typeof heads] ?? heads.en;

const written = (head: string): string => plainWords(head).join(' ');

const known: ReadonlyMap<string, SheetField> = new Map([
  ...Object.entries(others),
  ...Object.values(heads).flatMap((names) =>
    sheetFields.map((field): [string, SheetField] => [written(names[field]), field]),
  ),
  ...sheetFields.map((field): [string, SheetField] => [written(field), field]),
]);

/** What each column is by its head; null where that is none of ours, or another column is it already. */
export function matchHeads(line: readonly string[]): (SheetField | null)[] {
  const taken = new Set<SheetField>();
  return line.map((head) => {
    const field = known.get(written(head)) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
