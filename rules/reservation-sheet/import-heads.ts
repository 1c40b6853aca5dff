import { plainWords } from '../search/plain-words.ts';
import { importFields, type ImportField } from './import-fields.ts';

/**
 * How columns of reservations are called in the languages of the desk, in the order of the fields. What the archive of a
 * hotel writes is read by these, whatever language it was written in.
 */
const ownHeads = {
  en: 'Number|Status|Arrival|Departure|Last night|Nights|Room|Rate plan|Adults|Children|Infants|Persons|Guest|First name|Last name|E-mail|Telephone|Street|Postal code|City|Country|Language|Total|Price per night|Currency|Paid|Open|Booked on|Wish|Note|Source',
  de: 'Nummer|Status|Anreise|Abreise|Letzte Nacht|Nächte|Zimmer|Rate|Erwachsene|Kinder|Kleinkinder|Personen|Gast|Vorname|Nachname|E-Mail|Telefon|Straße|PLZ|Ort|Land|Sprache|Gesamtbetrag|Preis pro Nacht|Währung|Bezahlt|Offen|Gebucht am|Wunsch|Notiz|Quelle',
  fr: 'Numéro|Statut|Arrivée|Départ|Dernière nuit|Nuits|Chambre|Tarif|Adultes|Enfants|Bébés|Personnes|Client|Prénom|Nom|E-mail|Téléphone|Rue|Code postal|Ville|Pays|Langue|Total|Prix par nuit|Devise|Payé|Ouvert|Réservé le|Souhait|Remarque|Source',
  it: 'Numero|Stato|Arrivo|Partenza|Ultima notte|Notti|Camera|Tariffa|Adulti|Bambini|Neonati|Persone|Ospite|Nome|Cognome|E-mail|Telefono|Via|CAP|Città|Paese|Lingua|Totale|Prezzo per notte|Valuta|Pagato|Aperto|Prenotato il|Richiesta|Nota|Fonte',
  es: 'Número|Estado|Llegada|Salida|Última noche|Noches|Habitación|Tarifa|Adultos|Niños|Bebés|Personas|Huésped|Nombre|Apellidos|Correo electrónico|Teléfono|Calle|Código postal|Ciudad|País|Idioma|Total|Precio por noche|Moneda|Pagado|Pendiente|Reservado el|Deseo|Nota|Origen',
  ar: 'الرقم|الحالة|الوصول|المغادرة|آخر ليلة|الليالي|الغرفة|خطة السعر|البالغون|الأطفال|الرضع|الأشخاص|الضيف|الاسم الأول|اسم العائلة|البريد الإلكتروني|الهاتف|الشارع|الرمز البريدي|المدينة|البلد|اللغة|المجموع|السعر لليلة|العملة|المدفوع|المتبقي|تاريخ الحجز|الرغبة|ملاحظة|المصدر',
} as const;

/** What other systems and other people call them. */
const others: Readonly<Partial<Record<ImportField, string>>> = {
  number:
    'reservation number|book number|reservation id|reservation no|reservation|booking id|booking number|booking reference|booking reference id|booking ref|booking no|booking|bookid|confirmation number|confirmation|confirmation no|ref|ref number|reference|id|identifier|res|res id|res number|resno|buchungsnummer|reservierungsnummer|reservierung|buchung|numero de reservation|n de reservation|numero prenotazione|codice prenotazione|prenotazione|numero de reserva|localizador|reserva|رقم الحجز',
  status: 'state|reservation status|booking status|buchungsstatus|reservierungsstatus|etat|situazione',
  arrival:
    'arrival date|arrive|arriving|check in|checkin|check in date|checkin date|check in day|first night|start|start date|from|date from|date in|begin|von|anreisedatum|ankunft|ankunftsdatum|anreisetag|date d arrivee|du|data arrivo|data di arrivo|dal|fecha de llegada|fecha llegada|entrada|fecha de entrada|desde|تاريخ الوصول',
  departure:
    'departure date|depart|departing|check out|checkout|check out date|checkout date|check out day|end|end date|to|until|date to|date out|bis|abreisedatum|abreisetag|date de depart|au|data partenza|data di partenza|al|fecha de salida|fecha salida|hasta|تاريخ المغادرة',
  lastNight: 'last night date|letzte ubernachtung',
  nights:
    'night|duration nights|number of nights|no of nights|nights count|length of stay|los|anzahl nachte|ubernachtungen|nb nuits|nombre de nuits|numero notti|numero de noches|عدد الليالي',
  room: 'room type|roomtype|room name|room category|space category|requested category|requested space category|unit group|unit type|unit group name|accommodation|accommodation type|category|room types|rooms|zimmertyp|zimmerkategorie|kategorie|zimmerart|type de chambre|categorie|tipo camera|tipologia camera|tipologia|tipo de habitacion|نوع الغرفة',
  ratePlan:
    'rate|rate name|rate plan name|rate code|rateplan|tariff|tariff name|price plan|ratenplan|plan tarifaire|piano tariffario|plan de tarifas',
  adults:
    'adult|adult count|number of adults|no of adults|num adults|numadult|adults count|pax adults|erw|anzahl erwachsene|nb adultes|numero adulti|numero de adultos',
  children:
    'child|child count|number of children|no of children|num children|numchild|kids|anzahl kinder|nb enfants|numero bambini|numero de ninos',
  infants: 'infant|number of infants|babies|babys|kleinkind',
  persons:
    'person count|people|guests|number of guests|no of guests|guest count|pax|occupancy|anzahl gaste|gaste|personenzahl|nombre de personnes|ospiti|huespedes|عدد الضيوف',
  guestName:
    'guest name|guest name s|name|full name|primary guest|primary guest name|customer|customer name|customer full name|booker|booker name|guest full name|booked by|gastname|name des gastes|kunde|nom du client|nom complet|nome ospite|nome completo|nome cliente|nombre completo|nombre del huesped|titular|cliente|اسم الضيف',
  givenName:
    'firstname|given name|guest first name|guest firstname|customer first name|primary guest first name|booker first name|forename|vorname gast|prenom du client',
  surname:
    'lastname|surname|family name|guest last name|guest lastname|customer last name|primary guest last name|booker last name|guest surname|familienname|name gast|nom de famille|nom du voyageur|apellido',
  email:
    'email|e mail address|email address|guest email|guest e mail|customer email|primary guest email|booker email|mail|e mail adresse|mailadresse|courriel|adresse e mail|posta elettronica|indirizzo e mail|correo|البريد',
  phone:
    'phone|phone number|telephone number|guest phone|guest phone number|customer phone|mobile|mobile number|mobile phone|cell|tel|telefonnummer|mobil|handy|portable|cellulare|recapito|movil|رقم الهاتف',
  street:
    'address|address line|address 1|address line 1|street address|guest address|adresse|strasse|indirizzo|direccion|العنوان',
  postalCode: 'zip|zip code|postcode|post code|postleitzahl|code postal client|cp',
  city: 'town|guest city|stadt|wohnort|localite|comune|poblacion|ciudad de residencia',
  country:
    'country code|booker country|guest country|nationality|country of residence|nationalitat|nationalite|nazionalita|nacionalidad|الجنسية',
  language: 'guest language|locale|preferred language|lang',
  total:
    'total amount|total price|grand total|amount|price|total cost|total gross amount|gross amount|total revenue|total charge|booking total|reservation total|accommodation total|total incl tax|revenue|gesamtpreis|gesamt|betrag|summe|preis|umsatz|montant|montant total|prix total|prix|importo|importo totale|prezzo|prezzo totale|importe|importe total|precio|precio total|المبلغ|المبلغ الإجمالي',
  perNight:
    'average rate|average rate nightly|avg rate|nightly rate|rate per night|daily rate|adr|price night|preis nacht|prix nuit|prezzo notte|precio noche',
  currency: 'currency code|wahrung code|monnaie|divisa',
  paid: 'amount paid|paid amount|total paid|total received|payments|payment received|deposit|deposit paid|deposit amount|prepaid|anzahlung|bezahlter betrag|acompte|montant paye|acconto|importo pagato|caparra|pagos|anticipo|importe pagado',
  open: 'balance|balance due|outstanding|total outstanding|amount due|due|open amount|saldo|restbetrag|offener betrag|solde|reste a payer|residuo|da pagare|por pagar',
  bookedOn:
    'booked|booking date|booked on date|date booked|booked date|created|created at|created on|creation date|date created|reservation date|book date|entered|buchungsdatum|erstellt|erstellt am|reserviert am|date de reservation|cree le|data prenotazione|creata il|fecha de reserva|fecha de creacion',
  wish: 'guest comments|guest comment|comments|comment|special requests|special request|requests|guest message|guest notes|wunsche|sonderwunsch|bemerkung|commentaire|commentaires|demandes|richieste|commenti|richieste speciali|peticiones|comentarios|observaciones|remarks',
  note: 'notes|internal notes|internal note|reservation notes|booking notes|notizen|interne notiz|remarques|note interne|notas|notas internas',
  cameBy:
    'channel|channel name|booking source|origin|referrer|referer|travel agency|ota|segment|kanal|herkunft|vertriebskanal|canal|provenance|canale|provenienza|procedencia',
};

const written = (head: string): string => plainWords(head).join(' ');

const known: ReadonlyMap<string, ImportField> = new Map([
  ...Object.entries(others).flatMap(([field, names]) =>
    names.split('|').map((name): [string, ImportField] => [written(name), field as ImportField]),
  ),
  ...Object.values(ownHeads).flatMap((list) =>
    list.split('|').map((name, place): [string, ImportField] => [written(name), importFields[place] ?? 'note']),
  ),
]);

export const importHeadsIn = (language: string): Readonly<Record<ImportField, string>> => {
  const names = (ownHeads[language as keyof typeof ownHeads] ?? ownHeads.en).split('|');
  return Object.fromEntries(importFields.map((field, place) => [field, names[place] ?? field])) as never;
};

/** Who has better heads means something else by these: Booking.com has how many rooms there are, and who booked for the guest. */
const weak: ReadonlySet<string> = new Set(['rooms', 'booked by']);

/** What each column is by its head; null where nobody calls it so, or another column is it already. */
export function matchImportHeads(line: readonly string[]): (ImportField | null)[] {
  const heads = line.map(written);
  const found = new Map<ImportField, number>();
  for (const isWeak of [false, true])
    heads.forEach((head, at) => {
      const field = known.get(head);
      if (field !== undefined && weak.has(head) === isWeak && !found.has(field)) found.set(field, at);
    });
  return heads.map((head, at) => {
    const field = known.get(head);
    return field !== undefined && found.get(field) === at ? field : null;
  });
}
