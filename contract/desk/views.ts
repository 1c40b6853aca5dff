import { deskColumns, deskSorts } from '@stayfront/rules/booking/desk-list';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { deskFilters, DeskView } from './listing.ts';

const SavedView = z
  .object({
    viewId: z.string(),
    name: z.string(),
    query: z.object({
      view: DeskView,
      ...deskFilters,
      sort: z.enum(deskSorts).optional(),
      columns: z.array(z.enum(deskColumns)).optional().meta({ description: 'Absent: as the list comes' }),
    }),
  })
  .meta({
    id: 'SavedView',
    description: 'A way of looking at the list that a person keeps under a name, for themselves',
  });
export type SavedView = z.infer<typeof SavedView>;

const views = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/views/{viewId}',
  params: HotelParams.extend({ viewId: z.string().regex(/^[\w-]{8,40}$/, 'Write 8 to 40 letters and digits') }),
  query: NoQuery,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} as const;

export const listSavedViews = {
  ...views,
  operationId: 'listSavedViews',
  summary: 'The views of the list that whoever asks has saved, the oldest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/views',
  params: HotelParams,
  body: Nothing,
  answer: z.object({ views: z.array(SavedView) }),
} satisfies Route;

export const saveView = {
  ...views,
  operationId: 'saveView',
  summary: 'Keep a way of looking at the list under a name, or give one that is kept another name; 30 at most',
  method: 'PUT',
  body: z.strictObject({
    name: z.string().trim().min(1, 'Give it a name').max(40, 'Write 40 letters at most'),
    query: z.strictObject(SavedView.shape.query.shape),
  }),
  answer: SavedView,
} satisfies Route;

export const removeView = {
  ...views,
  operationId: 'removeView',
  summary: 'Forget a view; one that is gone already is gone',
  method: 'DELETE',
  body: Nothing,
  answer: z.object({ viewId: z.string(), isRemoved: z.literal(true) }),
} satisfies Route;
