import { plainText, plainWords } from '../search/plain-words.ts';

/** What a line says of where a reservation stands. */
export const importStatuses = ['booked', 'in-house', 'left', 'cancelled', 'no-show', 'leave-out'] as const;
export type ImportStatus = (typeof importStatuses)[number];

const words: Readonly<Record<ImportStatus, string>> = {
  booked:
    'booked|confirmed|new|reserved|guaranteed|definite|active|modified|ok|accepted|paid|gebucht|bestatigt|reserviert|garantiert|neu|confirme|confirmee|reserve|reservee|confermata|confermato|prenotata|prenotato|confirmada|confirmado|reservada|reservado|مؤكد|محجوز',
  'in-house':
    'in house|inhouse|checked in|check in|checkedin|started|arrived|staying|im haus|eingecheckt|angereist|en maison|arrive|arrivee|in casa|arrivato|arrivata|en casa|alojado|وصل',
  left: 'checked out|check out|checkedout|departed|processed|completed|left|closed|ausgecheckt|abgereist|parti|partie|termine|partito|partita|salido|finalizada|غادر',
  cancelled:
    'cancelled|canceled|cancellation|void|deleted|storniert|annulliert|abgesagt|storno|annule|annulee|cancellata|cancellato|annullata|annullato|cancelada|cancelado|anulada|ملغى|ملغي',
  'no-show':
    'no show|noshow|not arrived|nicht angereist|non presente|non presentee|mancato arrivo|no presentado|لم يحضر',
  'leave-out':
    'optional|option|tentative|inquiry|enquiry|request|requested|quote|proposal|black|blocked|out of order|maintenance|unconfirmed|pending|anfrage|gesperrt|demande|richiesta|opzione|consulta|bloqueado|خيار|طلب',
};

const known: ReadonlyMap<string, ImportStatus> = new Map(
  (Object.entries(words) as [ImportStatus, string][]).flatMap(([status, list]) =>
    list.split('|').map((word): [string, ImportStatus] => [plainWords(word).join(' '), status]),
  ),
);

/** Null for a word that nobody knows; nothing said is booked. */
export const readStatus = (text: string): ImportStatus | null =>
  text.trim() === '' ? 'booked' : (known.get(plainWords(plainText(text)).join(' ')) ?? null);
