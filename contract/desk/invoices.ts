import { readVatNumber } from '@stayfront/rules/invoice/vat-number';
import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { GuestAddress, GuestInfo, NoteText } from '../guest-info.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { PaperLanguage } from './paper-language.ts';

const Name = GuestInfo.shape.surname;

const BuyerShape = z
  .strictObject({
    company: Name.optional(),
    vatNumber: z.string().trim().min(1).max(30).optional().meta({
      description: 'With the letters of its country, e.g. DE123456789; at home they may be left out',
    }),
    name: Name.optional().meta({ description: 'A person; absent: the guest, where no company is named' }),
    address: GuestAddress.optional().meta({ description: 'Absent: the guest’s' }),
  })
  .superRefine(({ vatNumber, address }, context) => {
    if (vatNumber !== undefined && readVatNumber(vatNumber, address?.country) === null)
      context.addIssue({
        code: 'custom',
        path: ['vatNumber'],
        message: 'This cannot be a VAT number of its country. Write it as DE123456789 or CHE-123.456.789',
        params: { code: 'vat_number.format' },
      });
  })
  .meta({ description: 'Who the invoice is for; absent: the guest' });
export type InvoiceBuyer = z.infer<typeof BuyerShape>;

const Party = z.object({
  name: z.string().meta({ description: 'Of the person; of the house: as guests know it' }),
  company: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.array(z.string()).meta({ description: 'Line by line, without the names' }),
});
const VatPart = z.object({ percentage: z.number().nullable(), amount: z.int() });

const InvoiceLine = z.object({
  kind: z.enum(['room', 'service', 'tax', 'fee', 'credit']),
  roomStayIndex: z.int().nullable(),
  text: z.string(),
  from: z.string().nullable().meta({ description: 'Of a room: its first night' }),
  to: z.string().nullable(),
  quantity: z.int(),
  gross: z.int(),
  vat: z.array(VatPart).meta({ description: 'Inside the amount, by rate' }),
});

const Invoice = z
  .object({
    invoiceNumber: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    credits: z.string().nullable().meta({ description: 'Of a credit note: the invoice it takes back' }),
    issuedOn: z.string().meta({ description: 'The day at the hotel' }),
    issuedAt: z.iso.datetime(),
    by: z.string(),
    language: LanguageCode,
    currency: Currency,
    seller: Party,
    buyer: Party,
    roomStays: z.array(z.int()),
    lines: z.array(InvoiceLine),
    vat: z
      .array(
        z.object({
          percentages: z.array(z.number().nullable()).meta({
            description: 'Empty: without VAT, as local taxes and fees are; null: a rate that is not known any more',
          }),
          net: z.int(),
          vat: z.int(),
          gross: z.int(),
        }),
      )
      .meta({ description: 'By rate; each column adds up to the totals' }),
    net: z.int(),
    vatTotal: z.int(),
    gross: z.int().meta({ description: 'Of a credit note: what it takes back, as a positive amount' }),
    paid: z.int().nullable().meta({ description: 'When it was issued; null where it is not of all rooms' }),
    credited: z.int().meta({ description: 'Of an invoice: what credit notes have taken back so far' }),
  })
  .meta({ id: 'Invoice', description: 'Written once and never changed; kept by law when the guest is forgotten' });
export type Invoice = z.infer<typeof Invoice>;

const path = '/api/hotels/{hotelId}/desk/reservations/{reservationId}/invoices';
const invoices = { noun: 'desk', path, params: ReservationParams, query: NoQuery } as const;
const InvoiceParams = ReservationParams.extend({ invoiceNumber: z.string().min(1).max(40) });

export const listInvoices = {
  ...invoices,
  operationId: 'listInvoices',
  summary: 'Invoices and credit notes of a reservation, the oldest first',
  method: 'GET',
  body: Nothing,
  answer: z.object({ invoices: z.array(Invoice) }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['reservation.unknown'],
} satisfies Route;

const Issued = z
  .object({
    invoiceNumber: z.string(),
    issuedOn: z.string(),
    currency: Currency,
    net: z.int(),
    vatTotal: z.int(),
    gross: z.int(),
  })
  .meta({ id: 'IssuedInvoice' });

export const issueInvoice = {
  ...invoices,
  operationId: 'issueInvoice',
  summary: 'Write an invoice of rooms, services, local taxes and fees, under the next number of the year',
  method: 'POST',
  body: z.strictObject({
    version: z.int().min(1).meta({ description: 'The one that was looked at' }),
    roomStays: z
      .array(z.int().min(0).max(99))
      .min(1, 'Name a room')
      .max(100)
      .optional()
      .meta({ description: 'Places of the rooms (roomStayIndex); absent: all that are on no invoice yet' }),
    buyer: BuyerShape.optional(),
    language: PaperLanguage,
  }),
  answer: Issued,
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.held',
    'reservation.erased',
    'reservation.version',
    'room_stay.unknown',
    'invoice.exists',
    'invoice.nothing',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const creditInvoice = {
  ...invoices,
  operationId: 'creditInvoice',
  summary: 'Take an invoice back by a credit note: what is left of it, an amount, or what went back to the guest',
  method: 'POST',
  path: `${path}/{invoiceNumber}/credit-notes`,
  params: InvoiceParams,
  body: z.strictObject({
    credit: z
      .union([
        z.literal('rest'),
        z.strictObject({ minor: Minor.min(1) }),
        z.strictObject({ refundId: z.string().min(1).max(80) }),
      ])
      .meta({
        description: 'rest: all that is left of the invoice; refundId: the amount of a refund, which is credited once',
      }),
    reason: NoteText.max(200).meta({ description: 'For the house, in the history; nothing about the guest' }),
  }),
  answer: Issued,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  refusals: [
    'reservation.unknown',
    'invoice.unknown',
    'invoice.credit_above',
    'invoice.refund_unknown',
    'invoice.refund_credited',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const getInvoicePaper = {
  ...invoices,
  operationId: 'getInvoicePaper',
  summary: 'An invoice or a credit note as PDF: the same bytes each time',
  method: 'GET',
  path: `${path}/{invoiceNumber}`,
  params: InvoiceParams,
  body: Nothing,
  answer: FileShape,
  media: ['application/pdf'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['reservation.unknown', 'invoice.unknown', 'server.busy', 'paper.not_drawn'],
} satisfies Route;
