import { reportFailure } from '@stayfront/contract/failure';
import { serve, type Served } from '../http/answer-route.ts';
import type { Reporter } from './open-reporter.ts';

/** What pages say of themselves goes the same way as our own failures: nothing of a guest's browser speaks to others. */
export const reportRoutes = (reporter: Reporter): Served[] => [
  serve(reportFailure, ({ params, body }) => {
    const tags = { hotel: String(params.hotelId), route: pageOf(body.path), language: body.lang };
    const isTaken =
      body.kind === 'failure'
        ? reporter.failure({ ...body, platform: 'javascript', tags })
        : reporter.trace({ ...body, platform: 'javascript', kind: 'pageload', route: tags.route, tags });
    return Promise.resolve({ isTaken });
  }),
];

/** The pattern of a page's address: which room or reservation it was is nobody's business. */
const pageOf = (path: string): string =>
  path
    .replace(/^\/\d+/, '/:hotelId')
    .replace(/\/SB4-[^/]+/gi, '/:reservationId')
    .replace(/\/(room|package|add-services)\/[^/]+/, '/$1/:id')
    .replace(/\/bundle\/.*/, '/bundle/:id');
