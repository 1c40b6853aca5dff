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

/** What other systems call them: Mews, Cloudbeds, Little Hotelier, Booking.com, channel managers and people. */
const others: Readonly<Partial<Record<SheetField, string>>> = {
  date: 'day|night|tag|stay date|calendar date|nuit|jour|giorno|notte|dia|noche',
  room: 'room type|room name|room type name|room category|space category|unit type|unit group|accommodation|accommodation type|zimmertyp|zimmerkategorie|kategorie|type de chambre|tipo camera|tipologia|tipo de habitacion',
  ratePlan:
    'rate|rate name|rate plan name|rate code|rate type|tariff|tariff name|price plan|room rate|ratenplan|plan tarifaire|piano tariffario|plan de tarifas',
  total:
    'availability|available|available rooms|availabilities|rooms to sell|rooms available|allotment|allocation|inventory|stock|quantity|units|kontingent|verfugbar|verfugbarkeit|disponibilite|disponibilita|disponibilidad',
  price:
    'rate amount|amount|base price|base rate|daily rate|nightly rate|price per night|standard rate|room price|preis pro nacht|betrag|grundpreis|prix par nuit|montant|prezzo per notte|importo|precio por noche|importe',
  price1:
    'price 1|single|single price|single use|1 adult|1 person|1 guest|occupancy 1|einzelbelegung|price for 1 person',
  price2:
    'price 2|double|double price|double occupancy|2 adults|2 persons|2 guests|occupancy 2|doppelbelegung|price for 2 persons',
  price3: 'price 3|triple|triple occupancy|3 adults|3 persons|3 guests|occupancy 3|price for 3 persons',
  price4: 'price 4|quadruple|quad|4 adults|4 persons|4 guests|occupancy 4|price for 4 persons',
  extraAdult: 'extra adult|additional adult|extra person|additional guest|extra guest|zusatzbett|weitere person',
  child: 'extra child|additional child|child price|kinderpreis',
  infant: 'extra infant|infant price',
  minStay:
    'min stay|minlos|min los|minimum stay|minimum length of stay|min nights|minimum nights|min length of stay|minstay|mindestaufenthalt nachte|mindestnachte',
  maxStay:
    'max stay|maxlos|max los|maximum stay|maximum length of stay|max nights|maximum nights|max length of stay|maxstay|hochstnachte',
  isClosed: 'stop sell|stopsell|stop sale|stop sold|closed out|close out|gesperrt|ferme|bloccato|bloqueado',
  isClosedToArrival: 'cta|closed to arrival|close to arrival|no check in|anreise gesperrt',
  isClosedToDeparture: 'ctd|closed to departure|close to departure|no check out|abreise gesperrt',
};

function headsOf(list: string): Heads {
  const names = list.split('|');
  return Object.fromEntries(sheetFields.map((field, place) => [field, names[place] ?? field])) as Heads;
}

export const headsIn = (language: string): Heads => heads[language as keyof typeof heads] ?? heads.en;

const written = (head: string): string => plainWords(head).join(' ');

const known: ReadonlyMap<string, SheetField> = new Map([
  ...sheetFields.flatMap((field) =>
    (others[field] ?? '').split('|').flatMap((head): [string, SheetField][] => (head === '' ? [] : [[head, field]])),
  ),
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
