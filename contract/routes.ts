import { getBundleData } from './bundle.ts';
import { getCalendar } from './calendar.ts';
import {
  cancelRoomStay,
  discardReservation,
  getReservationCancellationPolicies,
  sendCancellationRequest,
} from './cancel.ts';
import { getCancellationPolicies, getOrderConditions } from './cancellation.ts';
import {
  discardChange,
  getChangeCalendar,
  getChangeOffers,
  getChangeStatus,
  getRoomStayServices,
  makeChange,
  payChange,
  quoteChange,
} from './change.ts';
import {
  getConfigCustomization,
  resetCustomization,
  sendCustomizationData,
  uploadImageKitFile,
} from './customization.ts';
import { cancelForHotel, describeDeskCancellation } from './desk/cancellation.ts';
import { listChanges } from './desk/changes.ts';
import { getDeskAccount } from './desk/account.ts';
import { addHotelPayment, takeBackHotelPayment } from './desk/hotel-payment.ts';
import { getFrontDeskLimit, setFrontDeskLimit } from './desk/limit.ts';
import { chargeGuarantee, describeNoShow, markNoShow } from './desk/no-show.ts';
import { askForCard, withdrawCardRequest } from './desk/card-request.ts';
import { askForPayment, withdrawPaymentRequest } from './desk/payment-request.ts';
import { refundForHotel } from './desk/refund.ts';
import { getDay, setExpectedTime, setPresence, setRoomNumber } from './desk/day.ts';
import { moveHold } from './desk/hold.ts';
import { getDeskHouse } from './desk/house.ts';
import {
  listConnections,
  putDeskPartner,
  putDeskWebhook,
  removeConnection,
  switchConnection,
} from './desk/connections.ts';
import { endDeskKey, makeDeskKey } from './desk/keys.ts';
import { getMessage, listMessages, sendMessageAgain } from './desk/messages.ts';
import { listNeeds, retryMessages } from './desk/needs.ts';
import { getDeskOutlook } from './desk/outlook.ts';
import { addNote, listNotes, removeNote } from './desk/notes.ts';
import { countDeskReservations, listDeskReservations } from './desk/listing.ts';
import { previewLetter, sendDeskLetter } from './desk/letters.ts';
import { getDeskReservation } from './desk/reservation.ts';
import { bookForHotel, suggestGuests } from './desk/booking.ts';
import { searchForHotel } from './desk/search.ts';
import { undoCancellation } from './desk/undo-cancellation.ts';
import { makeChangeForHotel, quoteChangeForHotel } from './desk/change.ts';
import { changeGuestForHotel } from './desk/guest.ts';
import { listSavedViews, removeView, saveView } from './desk/views.ts';
import { exportDeskReservations } from './desk/export.ts';
import { creditInvoice, getInvoicePaper, issueInvoice, listInvoices } from './desk/invoices.ts';
import { getRegistrationForm, getRegistrationForms, getStatement } from './desk/papers.ts';
import { getDeskCalendar } from './desk/calendar/grid.ts';
import { saveCalendar } from './desk/calendar/save.ts';
import { getCalendarChange, getCellHistory, listCalendarChanges, undoCalendarChange } from './desk/calendar/changes.ts';
import { previewCalendar } from './desk/calendar/preview.ts';
import { getCalendarReasons } from './desk/calendar/reasons.ts';
import { checkCalendarSheet, exportCalendar, importCalendar } from './desk/calendar/sheet.ts';
import { getHotelChainAvailabilities, getHotelChainConfig } from './chain.ts';
import { getConfig, getDescriptiveInfo } from './hotel.ts';
import { houseRoutes } from './house-routes.ts';
import { getRoomsAvailabilities, getUpgrades, getUpsell } from './offer.ts';
import { keepChoice } from './kept-choice.ts';
import { noteShownPrice } from './landing.ts';
import { resendConfirmation, sendLostLinks } from './link.ts';
import { putBundle } from './manage/bundle.ts';
import { getManagedCalendar, putCalendar } from './manage/calendar.ts';
import { deleteChannel, listChannels, listConversions, putChannel } from './manage/channels.ts';
import { getHotel, putHotel, putPicture } from './manage/document.ts';
import { sendLetter } from './manage/letters.ts';
import { listPriceMismatches } from './manage/price-mismatches.ts';
import { eraseGuestData } from './manage/privacy.ts';
import { getHotelReservation, listReservations } from './manage/reservations.ts';
import { deleteWebhook, listWebhooks, putWebhook } from './manage/webhooks.ts';
import { getOperator, listOperatorChanges, signInOperator, signOutOperator } from './operator.ts';
import { makeHandover, takeHandover } from './handover.ts';
import { getPackagesAvailabilities } from './package.ts';
import {
  changePerson,
  endOtherSessions,
  endSession,
  inviteAgain,
  invitePerson,
  listPeople,
  listSessions,
  removePerson,
  requestSignInLink,
} from './people.ts';
import {
  addPasskey,
  beginAddingPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
import { listOwnHotels, switchHotel } from './own-hotels.ts';
import { checkCard, getTransactionStatus, initPaymentTransaction, initSecureFields } from './payment.ts';
import { confirmReservation } from './confirm-reservation.ts';
import { getReservation, sendBookingRequest } from './reservation.ts';
import { checkGivenCard, getCardRequest, giveCard, openCardFields, reportRefusedCard } from './card-request.ts';
import { getReservationPayment } from './reservation-payment.ts';
import { reportRoutes } from './report/report-routes.ts';
import type { Route } from './route.ts';
import { submitSearchInfo } from './search-info.ts';
import { reportFailure } from './failure.ts';
import { getServices } from './service.ts';
import { askToWait, confirmWaiting, declineOffer, getWaiting, getWaitingList, leaveWaitingList } from './waiting.ts';
import { outwardRoutes } from './desk/outward-routes.ts';
import { deskWaitingRoutes } from './desk/waiting-routes.ts';
import { getReservationTaxes } from './tax.ts';

/**
 * The whole API, in the order a guest meets it; then what people of a hotel ask who have signed in, and what its own
 * systems ask, with its key.
 */
export const routes: readonly Route[] = [
  getHotelChainConfig,
  getHotelChainAvailabilities,
  getConfig,
  getDescriptiveInfo,
  getCalendar,
  submitSearchInfo,
  noteShownPrice,
  keepChoice,
  reportFailure,
  getRoomsAvailabilities,
  getCancellationPolicies,
  getPackagesAvailabilities,
  getUpgrades,
  getUpsell,
  getBundleData,
  getServices,
  getReservationTaxes,
  getOrderConditions,
  initSecureFields,
  checkCard,
  sendBookingRequest,
  initPaymentTransaction,
  getTransactionStatus,
  getReservationPayment,
  getCardRequest,
  openCardFields,
  checkGivenCard,
  giveCard,
  reportRefusedCard,
  getReservation,
  confirmReservation,
  makeHandover,
  takeHandover,
  getChangeCalendar,
  getChangeOffers,
  getRoomStayServices,
  quoteChange,
  makeChange,
  payChange,
  getChangeStatus,
  discardChange,
  cancelRoomStay,
  getReservationCancellationPolicies,
  sendCancellationRequest,
  discardReservation,
  resendConfirmation,
  sendLostLinks,
  getWaitingList,
  askToWait,
  getWaiting,
  confirmWaiting,
  declineOffer,
  leaveWaitingList,
  signInOperator,
  getOperator,
  signOutOperator,
  listOperatorChanges,
  requestSignInLink,
  listPeople,
  invitePerson,
  inviteAgain,
  changePerson,
  removePerson,
  listSessions,
  endSession,
  endOtherSessions,
  getDeskHouse,
  beginPasskeySignIn,
  signInByPasskey,
  beginAddingPasskey,
  addPasskey,
  listPasskeys,
  removePasskey,
  listOwnHotels,
  switchHotel,
  ...houseRoutes,
  getDay,
  setPresence,
  setRoomNumber,
  setExpectedTime,
  moveHold,
  getDeskOutlook,
  listNeeds,
  retryMessages,
  listConnections,
  switchConnection,
  removeConnection,
  putDeskWebhook,
  putDeskPartner,
  makeDeskKey,
  endDeskKey,
  listMessages,
  getMessage,
  sendMessageAgain,
  describeDeskCancellation,
  cancelForHotel,
  listNotes,
  addNote,
  removeNote,
  listDeskReservations,
  countDeskReservations,
  getDeskReservation,
  listSavedViews,
  saveView,
  removeView,
  previewLetter,
  sendDeskLetter,
  undoCancellation,
  quoteChangeForHotel,
  makeChangeForHotel,
  changeGuestForHotel,
  listChanges,
  getDeskAccount,
  refundForHotel,
  addHotelPayment,
  takeBackHotelPayment,
  askForPayment,
  withdrawPaymentRequest,
  askForCard,
  withdrawCardRequest,
  ...deskWaitingRoutes,
  describeNoShow,
  markNoShow,
  chargeGuarantee,
  getFrontDeskLimit,
  setFrontDeskLimit,
  searchForHotel,
  bookForHotel,
  suggestGuests,
  exportDeskReservations,
  getRegistrationForm,
  getRegistrationForms,
  ...outwardRoutes,
  ...reportRoutes,
  getStatement,
  listInvoices,
  issueInvoice,
  creditInvoice,
  getInvoicePaper,
  getDeskCalendar,
  saveCalendar,
  listCalendarChanges,
  getCalendarChange,
  undoCalendarChange,
  getCellHistory,
  previewCalendar,
  getCalendarReasons,
  exportCalendar,
  checkCalendarSheet,
  importCalendar,
  getConfigCustomization,
  sendCustomizationData,
  resetCustomization,
  uploadImageKitFile,
  getHotel,
  putHotel,
  putPicture,
  putCalendar,
  getManagedCalendar,
  putBundle,
  listReservations,
  getHotelReservation,
  sendLetter,
  eraseGuestData,
  putWebhook,
  deleteWebhook,
  listWebhooks,
  putChannel,
  listChannels,
  deleteChannel,
  listConversions,
  listPriceMismatches,
];
