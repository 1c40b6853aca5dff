import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { problemOf } from '@stayfront/contract/problem';
import { routes } from '@stayfront/contract/routes';
import { openApi } from '@stayfront/contract/openapi';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import type { Rates } from '../property/currency/guest-currency.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { alpineBitsRoutes } from './alpinebits/alpinebits.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { houseRoutes } from '../property/house/house.routes.ts';
import { findBookedRooms } from '../booking/reservation/find-booked-rooms.ts';
import { hotelRoutes } from '../property/content/hotel.routes.ts';
import { guardRoutes } from '../platform/http/guard-routes.ts';
import { apiDocsPage } from '../platform/http/api-docs-page.ts';
import { catchFailures } from '../platform/report/catch-failures.ts';
import { closeIdleConnections } from '../platform/http/close-idle-connections.ts';
import { diskProbe } from '../platform/http/disk-probe.ts';
import { healthRoutes } from '../platform/http/health.routes.ts';
import { mountRoutes } from '../platform/http/mount-routes.ts';
import { readJson } from '../platform/http/read-json.ts';
import { LogAnswers } from '../platform/http/log-answers.ts';
import { requestIds } from '../platform/http/request-id.ts';
import { readablePath } from '../platform/http/readable-path.ts';
import { refuseBadAddress } from '../platform/http/refuse-bad-address.ts';
import { answerOddRequests, refuseUnreadable } from '../platform/http/refuse-unreadable.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { sendProblem } from '../platform/http/send-problem.ts';
import { channelRoutes } from '../followers/channel/channel.routes.ts';
import { bundleRoutes } from '../selling/bundle/bundle.routes.ts';
import { documentRoutes } from '../followers/document/document.routes.ts';
import { paperRoutes } from '../followers/paper/paper.routes.ts';
import { usualDrawLimits } from '../followers/document/drawing-process.ts';
import { pdfDrawer } from '../followers/document/pdf-drawer.ts';
import { conditionsRoutes } from '../selling/conditions/conditions.routes.ts';
import { changeRoutes } from '../booking/change/change.routes.ts';
import { rememberChains } from '../selling/chain-offers/remembered-chains.ts';
import { chainRoutes } from '../selling/chain-offers/chain.routes.ts';
import { packageRoutes } from '../selling/package/package.routes.ts';
import { serviceRoutes } from '../selling/service/service.routes.ts';
import { taxRoutes } from '../selling/tax/tax.routes.ts';
import { calendarRoutes } from '../selling/calendar/calendar.routes.ts';
import { guardLoad } from '../platform/limit/guard-load.ts';
import { openLog } from '../platform/log/open-log.ts';
import { customizationRoutes } from '../property/customization/customization.routes.ts';
import { operatorChecker } from '../property/operator/check-operator.ts';
import { operatorGuard } from '../property/operator/operator-guard.ts';
import { staffGuard } from '../property/operator/staff-guard.ts';
import { deskRoutes } from '../booking/desk/desk.routes.ts';
import { deskReadingRoutes } from './desk/desk-reading.routes.ts';
import { connectionsRoutes } from './connections/connections.routes.ts';
import { needsRoutes } from './desk/needs.routes.ts';
import { statementRoutes } from './statement/statement.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { outlookRoutes } from '../booking/today/outlook.routes.ts';
import { listingRoutes } from '../booking/listing/listing.routes.ts';
import { deskBookingRoutes } from '../booking/desk-booking/desk-booking.routes.ts';
import { cardRoutes } from '../booking/card/card.routes.ts';
import { deskMoneyRoutes } from '../booking/desk-money/desk-money.routes.ts';
import { deskChangeRoutes } from '../booking/desk-change/desk-change.routes.ts';
import { changesLogRoutes } from '../booking/changes-log/changes-log.routes.ts';
import { invoiceRoutes } from '../booking/invoice/invoice.routes.ts';
import { setUpRoutes } from '../booking/set-up/set-up.routes.ts';
import { deskCalendarRoutes } from '../booking/desk-calendar/desk-calendar.routes.ts';
import { importRoutes } from '../booking/imports/imports.routes.ts';
import { exportRoutes } from '../booking/export/export.routes.ts';
import { salesReportRoutes } from '../booking/report/report.routes.ts';
import { operatorRoutes } from '../property/operator/operator.routes.ts';
import { reportMailRoutes, unsubscribeRoutes } from '../followers/report-mail/report-mail.routes.ts';
import { peopleRoutes } from '../property/operator/people.routes.ts';
import { lastDeskRoute, ownHotelRoutes } from '../property/operator/own-hotels.routes.ts';
import { spoolIn } from '../platform/archive/spool-in.ts';
import { googlePricesServed } from '../followers/google-prices/google-prices.routes.ts';
import { pointOfSaleRoutes } from '../followers/google-prices/point-of-sale.routes.ts';
import { feedFileRoutes } from './calendar-feed/feed-file.routes.ts';
import { feedRoutes } from './calendar-feed/feed.routes.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { accountRoutes } from '../payment/account/account.routes.ts';
import { beginningRoutes } from '../property/beginning/beginning.routes.ts';
import { passkeyRoutes } from '../property/passkey/passkey.routes.ts';
import { keyChecker } from '../property/key/check-key.ts';
import { keyGuard } from '../property/key/key-guard.ts';
import { countOperations } from './count-operations.ts';
import { countVisits } from './count-visits.ts';
import { demandRoutes } from '../selling/demand/demand.routes.ts';
import { countedVisits } from '../selling/demand/counted-visits.ts';
import { systemsRoutes } from './connections/systems.routes.ts';
import { xmlReader } from '../platform/xml/xml-reader.ts';
import { visitGuard } from '../selling/demand/visit-guard.ts';
import { visitWriter } from '../selling/demand/visit-writer.ts';
import type { ServerDeps } from './server-deps.ts';
import { countRequests } from '../platform/metrics/count-requests.ts';
import { loopLag } from '../platform/metrics/loop-lag.ts';
import { metricsRoutes } from '../platform/metrics/metrics.routes.ts';
import { openMeters } from '../platform/metrics/open-meters.ts';
import { serverGauges } from '../platform/metrics/server-gauges.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { manageRoutes } from './manage/manage.routes.ts';
import { entranceRoutes } from '../booking/embed/entrance.routes.ts';
import { handoverRoutes } from '../booking/embed/handover.routes.ts';
import { mailRoutes } from '../followers/message/mail.routes.ts';
import { offerRoutes } from '../selling/offer/offer.routes.ts';
import { rememberSearches } from '../selling/offer/remembered-searches.ts';
import { foundRoutes } from './render/found.routes.ts';
import { quoteSeal } from '../selling/offer/quote-seal.ts';
import { noticeRoutes } from '../payment/notice.routes.ts';
import { channelManagerRoutes } from './channel-manager/channel-manager.routes.ts';
import { paymentRoutes } from '../booking/pay/payment.routes.ts';
import { paymentPages } from '../payment/payment-pages.ts';
import { countPayments } from '../payment/count-payments.ts';
import { openProviders } from '../payment/provider-of.ts';
import { reservationEffects } from '../booking/pay/reservation-effects.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { openReporter } from '../platform/report/open-reporter.ts';
import { reportRequests } from '../platform/report/report-requests.ts';
import { reportRoutes } from '../platform/report/report.routes.ts';
import { reportFault } from '../platform/report/report-fault.ts';
import { pictureRoutes } from '../property/picture/picture.routes.ts';
import { picturesIn } from '../property/picture/pictures-in.ts';
import { publicReach } from '../followers/webhook/reach.ts';
import { visitRoutes } from '../property/visit/visit.routes.ts';
import { webhookRoutes } from '../followers/webhook/webhook.routes.ts';
import { openSnapshots } from '../selling/snapshot/snapshots.ts';
import { reservationRoutes } from '../booking/reservation/reservation.routes.ts';
import { waitingRoutes } from '../booking/waiting/waiting.routes.ts';

const releasedRates: Rates = [ratesSnapshot];

/** The HTTP server, ready to listen. */
export async function makeServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { database, secret, now } = deps;
  const log: FastifyBaseLogger = deps.log ?? openLog('silent');
  const app = Fastify({
    loggerInstance: log,
    logController: new LogAnswers(),
    genReqId: requestIds(deps.trustedProxies ?? []),
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000, // who sends a byte a second keeps nobody's place
    trustProxy: deps.trustedProxies?.length ? [...deps.trustedProxies] : false,
    forceCloseConnections: 'idle', // a browser's open but unused connection must not hold up a stop
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    frameworkErrors: refuseBadAddress(deps.publicUrl),
    clientErrorHandler: refuseUnreadable(deps.publicUrl),
    http: { requireHostHeader: false }, // refused by us, in words
  });
  closeIdleConnections(app);
  // A body of any other type would skip the schema of its route.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request: unknown, body: Buffer) =>
    readJson(body),
  );
  const reporter = deps.reporter ?? openReporter({ dsn: null, release: '', environment: 'demo', now, chance: () => 1 });
  catchFailures(app, reporter);
  reportRequests(app, reporter);
  securityHeaders(app, deps.publicUrl);
  answerOddRequests(app, deps.publicUrl);
  const meters = deps.meters ?? openMeters();
  countRequests(app, meters);
  const lag = loopLag();
  app.addHook('onClose', async () => lag.stop());
  guardLoad(app, {
    limits: deps.limits ?? null,
    lagLimitMs: deps.lagLimitMs ?? 0,
    pressure: deps.pressure ?? { lagMs: lag.recent, awaited: () => database.pool.waitingCount },
    now,
    others: deps.otherCounters,
  });
  await app.register(cookie);
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });

  const hotels = knownHotels(database.db);
  const snapshots = openSnapshots({ database, hotels, budgetBytes: deps.snapshotBytes, now });
  app.addHook('onClose', () => snapshots.close());
  app.decorate('knownLook', snapshots.knownLook);
  serverGauges(meters.board, { database, snapshots, lag });
  // Booking does not rely on what is remembered: it asks for the hotel's version each time.
  const readHotel = hotels.current;
  const rates = deps.rates ?? (() => releasedRates);
  const xml = xmlReader();
  app.addHook('onClose', () => xml.close());
  const inner = {
    db: database.db,
    snapshots,
    rates,
    readHotel,
    xml,
    seal: quoteSeal(secret),
    secret,
    now,
  };
  const pictures = { pictureDir: picturesIn(deps.dataDir), pictureStore: deps.pictureStore };
  const box = secretBox(secret);
  const providerOf = openProviders(database.db, box);
  const payments = { providerOf, effects: reservationEffects, onOutcome: countPayments(meters) };
  const checkOperator = operatorChecker(database.db, deps.publicUrl, now);
  const drawer = pdfDrawer({
    limits: deps.drawLimits ?? usualDrawLimits,
    onFault: reportFault({ log, reporter, what: 'a PDF could not be drawn', route: 'confirmation.pdf' }),
    onRequest: (became) => meters.pdfs.add({ became }),
  });
  const visits = countedVisits(secret);
  const visitsWriter = visitWriter(database.db, visits);
  app.addHook('onClose', () => visitsWriter.close());
  const served = [
    ...hotelRoutes(snapshots.hotel, rates),
    ...calendarRoutes(inner),
    ...chainRoutes({ ...inner, visits, chains: rememberChains(deps.snapshotBytes / 64) }),
    ...offerRoutes({ ...inner, visits, searches: rememberSearches(deps.snapshotBytes / 8) }),
    ...packageRoutes({ ...inner, visits }),
    ...bundleRoutes(inner),
    ...conditionsRoutes(inner),
    ...serviceRoutes(inner),
    ...taxRoutes(inner),
    ...reservationRoutes({ ...inner, providerOf, publicUrl: deps.publicUrl }),
    ...changeRoutes({ ...inner, ...payments, publicUrl: deps.publicUrl }),
    ...paymentRoutes({ ...inner, ...payments, publicUrl: deps.publicUrl }),
    ...cardRoutes({ ...inner, ...payments, publicUrl: deps.publicUrl }),
    ...mailRoutes(inner),
    ...waitingRoutes(inner),
    ...handoverRoutes(inner),
    ...operatorRoutes({ ...inner, publicUrl: deps.publicUrl }),
    ...peopleRoutes(inner),
    ...deskRoutes(inner),
    ...listingRoutes(inner),
    ...deskReadingRoutes({ ...inner, publicUrl: deps.publicUrl }),
    ...deskBookingRoutes({ ...inner, providerOf, publicUrl: deps.publicUrl }),
    ...deskChangeRoutes(inner),
    ...changesLogRoutes(inner),
    ...deskMoneyRoutes(inner),
    ...outlookRoutes(inner),
    ...demandRoutes({ ...inner, visitsWriter }),
    ...needsRoutes(inner),
    ...googlePricesServed({ ...inner, box, reach: deps.reach ?? publicReach, publicUrl: deps.publicUrl }),
    ...feedRoutes({ ...inner, box, reach: deps.reach ?? publicReach, publicUrl: deps.publicUrl }),
    ...statementRoutes(inner),
    ...connectionsRoutes({ ...inner, box, reach: deps.reach ?? publicReach, publicUrl: deps.publicUrl }),
    ...systemsRoutes({ ...inner, box, reach: deps.reach ?? publicReach, publicUrl: deps.publicUrl }),
    ...exportRoutes(inner),
    ...salesReportRoutes(inner),
    ...reportMailRoutes(inner),
    ...importRoutes(inner),
    ...deskCalendarRoutes(inner),
    ...setUpRoutes({ ...inner, box }),
    ...invoiceRoutes(inner),
    ...paperRoutes({ ...inner, drawer }),
    ...addressesRoutes({ ...inner, publicUrl: deps.publicUrl, mailServer: deps.mailServer ?? null }),
    ...houseRoutes({ ...inner, ...pictures, findBookedRooms, translator: deps.translator ?? null }),
    ...customizationRoutes({ ...inner, ...pictures }),
    ...manageRoutes({ ...inner, ...pictures }),
    ...reportRoutes(reporter),
    ...visitRoutes(deps.publicUrl),
    ...webhookRoutes({ ...inner, reach: deps.reach ?? publicReach }),
    ...channelRoutes({ ...inner, box, reach: deps.reach ?? publicReach }),
    ...passkeyRoutes({ ...inner, publicUrl: deps.publicUrl }),
    ...ownHotelRoutes({ ...inner, checkOperator, publicUrl: deps.publicUrl }),
    ...accountRoutes({ ...inner, box, publicUrl: deps.publicUrl, openTrial: deps.openTrial ?? null }),
    ...beginningRoutes({ ...inner, publicUrl: deps.publicUrl }),
    ...archiveRoutes({ ...inner, ...pictures, spoolDir: spoolIn(deps.dataDir), publicUrl: deps.publicUrl }),
  ];
  const checkKey = keyChecker(database.db, now);
  const counted = countVisits(countOperations(served, meters, now), { visits, snapshots, now });
  const guarded = guardRoutes(counted, [
    ...(deps.countsVisits === false ? [] : [visitGuard(deps.publicUrl)]),
    keyGuard(checkKey),
    operatorGuard(checkOperator),
    staffGuard(checkKey, checkOperator),
  ]);
  mountRoutes(app, guarded, deps.publicUrl);
  await unsubscribeRoutes(app, inner);
  await noticeRoutes(app, { db: database.db, providerOf, now });
  await channelManagerRoutes(app, { ...inner, xml });
  await alpineBitsRoutes(app, inner);
  app.addHook('onClose', () => drawer.close());
  documentRoutes(app, { ...inner, drawer, publicUrl: deps.publicUrl });
  const canWrite = diskProbe(deps.dataDir, () => performance.now());
  const previewed = previewRoutes(app, { ...inner, checkOperator });
  healthRoutes(app, { db: database.db, canWrite, clockAheadMs: deps.clockAheadMs ?? (() => 0) });
  newsRoutes(app, { database, checkOperator, beatMs: deps.newsBeatMs ?? 20_000, now });
  lastDeskRoute(app);
  const ofAll = deps.metricsOfAll ?? ((own) => own());
  metricsRoutes(app, () => ofAll(meters.board.write), deps.metricsToken ?? null);
  pictureRoutes(app, pictures);
  await entranceRoutes(app, { readHotel, publicUrl: deps.publicUrl });
  pointOfSaleRoutes(app, { readHotel, publicUrl: deps.publicUrl });
  feedFileRoutes(app, { ...inner, box });
  foundRoutes(app, { db: database.db, readHotel, publicUrl: deps.publicUrl });
  app.get('/api/openapi.json', () => openApi(routes, deps.publicUrl()));
  apiDocsPage(app, () => openApi(routes, deps.publicUrl()));
  app.all('/api/*', (_request, reply) => sendProblem(reply, problemOf({ refused: 'route.unknown' })));
  await deps.addPages(app, guarded, {
    paymentPageOf: paymentPages(providerOf, readHotel),
    operatorOf: checkOperator,
    previewed,
    keeping: { snapshots, rates, mostBytes: deps.snapshotBytes / 4 },
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problemOf({ refused: 'route.unknown' })));
  return app;
}
