import { rootsOf, type AlpineBitsAction } from '@stayfront/rules/alpinebits/actions';
import { gatherFaults } from '@stayfront/rules/alpinebits/faults';
import { checkHotelCode } from '@stayfront/rules/alpinebits/hotel-code';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { otaNamespace, shortened } from '@stayfront/rules/alpinebits/read-parts';
import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { Db } from '../../platform/db/open-database.ts';
import type { AlpineCall, AlpineDone } from './alpine-call.ts';
import { tellBaseRates } from './base-rates/tell-base-rates.ts';
import { takeFreeRooms } from './free-rooms/take-free-rooms.ts';
import { answerGuestRequests } from './guest-requests/answer-guest-requests.ts';
import { capabilitiesOf } from './handshake/capabilities-of.ts';
import { shakeHands } from './handshake/shake-hands.ts';
import { hotelCodeOf } from './hotel-code-of.ts';
import { takeInventory } from './inventory/take-inventory.ts';
import { takeRatePlans } from './rate-plans/take-rate-plans.ts';
import { refusedWith } from './refused.ts';

export type AlpineDeps = { readonly db: Db };

/** A message as it was let in, before anything of it was understood. */
export type AlpineAsked = Omit<AlpineCall, 'capabilities' | 'version'> & {
  readonly action: AlpineBitsAction;
  /** Null where a handshake comes in a version that nobody here speaks. */
  readonly version: AlpineBitsVersion | null;
};

export type AlpineAnswered = {
  readonly text: string;
  readonly done: AlpineDone;
};

/**
 * Answers one message, at the address or from the desk, where one that came before is looked at again. What is refused has
 * changed nothing and was not noted: whoever asks writes it down.
 */
export async function answerAlpineBits(
  deps: AlpineDeps,
  asked: AlpineAsked,
  root: XmlElement,
): Promise<AlpineAnswered> {
  const { action, version, hotel, account, clientId } = asked;
  const { db } = deps;
  const roots = rootsOf(action);
  const faults = gatherFaults();
  if (root.name !== roots.asked || root.ns !== otaNamespace)
    faults.add(
      'invalid',
      shortened(root.name),
      `the action ${action} needs ${roots.asked} in ${otaNamespace}`,
      root.line,
    );
  else checkHotelCode(action, root, hotelCodeOf(asked), faults);
  if (faults.list.length > 0) return said(roots.answer, refusedWith(faults.list));
  if (action === 'OTA_Ping:Handshaking') return shakeHands(db, asked, root);
  const capabilities = version && (await capabilitiesOf(db, { account, clientId, version, action }));
  if (!version || !capabilities) {
    faults.add('cannot', root.name, `${action} was not announced to "${account.title}"`);
    return said(roots.answer, refusedWith(faults.list));
  }
  const call: AlpineCall = { ...asked, hotel, version, capabilities };
  switch (action) {
    case 'OTA_HotelAvailNotif:FreeRooms':
    case 'OTA_HotelInvCountNotif:FreeRooms':
      return said(roots.answer, await takeFreeRooms(db, call, root));
    case 'OTA_HotelDescriptiveContentNotif:Inventory':
      return said(roots.answer, await takeInventory(db, call, root));
    case 'OTA_HotelRatePlan:BaseRates':
      return tellBaseRates(db, call, root);
    case 'OTA_HotelRatePlanNotif:RatePlans':
      return said(roots.answer, await takeRatePlans(db, call, root));
    case 'OTA_Read:GuestRequests':
    case 'OTA_NotifReport:GuestRequests':
    case 'OTA_HotelResNotif:GuestRequests_StatusUpdate':
      return answerGuestRequests(db, call, action, root);
  }
}

const said = (root: string, done: AlpineDone): AlpineAnswered => ({ text: writeOutcome(root, done.outcome), done });
