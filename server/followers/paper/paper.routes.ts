import { getInvoicePaper } from '@stayfront/contract/desk/invoices';
import { getRegistrationForm, getRegistrationForms, getStatement } from '@stayfront/contract/desk/papers';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { keepInvoicePaper } from '../../booking/invoice/keep-invoice-paper.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { configOf } from '../../property/content/describe-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { Papers } from '../document/papers.ts';
import type { NotDrawn, PdfDrawer } from '../document/pdf-drawer.ts';
import { buttonColor } from '../summary/button-color.ts';
import { invoicePaper } from './invoice-paper.ts';
import { makeRegistrationForm } from './make-registration-form.ts';
import { makeRegistrationForms } from './make-registration-forms.ts';
import { makeStatement } from './make-statement.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly drawer: PdfDrawer; now(): Instant };
type Undrawn = Refusal<'paper.not_drawn' | 'server.busy'>;

const refusalOf: Readonly<Record<NotDrawn['notDrawn'], Undrawn>> = {
  busy: { refused: 'server.busy', retryAfterSeconds: 10 },
  failed: { refused: 'paper.not_drawn' },
};
const shown = (name: string, content: Buffer): FileAnswer =>
  new FileAnswer({ name: `${name}.pdf`, type: 'application/pdf', content, isShown: true });

/** What the desk prints: each has an address of its own, that a link opens. */
export function paperRoutes({ db, readHotel, drawer, now }: Deps): Served[] {
  const draw = async (hotelId: number, name: string, papers: Papers): Promise<Buffer | Undrawn> => {
    const pdf = await drawer.draw(papers, `${hotelId} ${name}`);
    return 'notDrawn' in pdf ? refusalOf[pdf.notDrawn] : pdf;
  };
  const answer = async <Refused extends Refusal>(hotelId: number, name: string, papers: Papers | Refused) => {
    if (isRefusal(papers)) return papers;
    const pdf = await draw(hotelId, name, papers);
    return isRefusal(pdf) ? pdf : shown(name, pdf);
  };
  return [
    serve(getRegistrationForm, async ({ params, query }) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const papers = await makeRegistrationForm(db, hotel, { ...query, reservationId }, now());
      return answer(hotel.hotelId, `${reservationId}-registration`, papers);
    }),
    serve(getRegistrationForms, async ({ params, query }) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const papers = await makeRegistrationForms(db, hotel, { ...query, day: params.day }, now());
      return answer(hotel.hotelId, `${params.day}-registration`, papers);
    }),
    serve(getStatement, async ({ params, query }) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const papers = await makeStatement(db, hotel, { ...query, reservationId }, now());
      return answer(hotel.hotelId, `${reservationId}-statement`, papers);
    }),
    serve(getInvoicePaper, async ({ params: { hotelId, reservationId: given, invoiceNumber } }) => {
      const hotel = await readHotel(hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(given);
      if (!reservationId) return refuse('reservation.unknown');
      const which = { hotelId, reservationId, invoiceNumber };
      const pdf = await keepInvoicePaper(
        db,
        which,
        async (invoice): Promise<Buffer | Undrawn> => {
          const texts = await textsFor(invoice.content.language, wordsOf(hotel));
          const paper = invoicePaper(texts, reservationId, invoice);
          const papers = {
            title: paper.title,
            hotel: paper.hotel,
            color: buttonColor(configOf(hotel)),
            papers: [paper],
          };
          return draw(hotelId, invoiceNumber, papers);
        },
        now(),
      );
      return isRefusal(pdf) ? pdf : shown(invoiceNumber, pdf);
    }),
  ];
}
