import type { XmlElement } from '../../xml/xml-element.ts';
import { announcedIn } from '../capabilities.ts';
import { gatherFaults } from '../faults.ts';
import { gatherNotes } from '../rate-plans/notes.ts';
import { readMessage } from '../rate-plans/read-message.ts';
import { takeMessage, type Plans } from '../rate-plans/take-message.ts';
import type { AlpineBitsVersion } from '../versions.ts';
import { fullPlan, ratePlansOf } from './rate-plans-of.ts';
import { atOnce } from './xml-of.ts';

const rooms = new Map([
  ['DZ', { roomId: 'double', standard: 2 }],
  ['NEW', { roomId: 'new', standard: null }],
]);

type How = { readonly version?: AlpineBitsVersion; readonly without?: string; readonly before?: Plans };

/** Codes and words of all faults of a message; none where it is taken. */
export function faultsOf(root: XmlElement, { version = '2022-10', without, before = new Map() }: How = {}): string[] {
  const capabilities = new Set(announcedIn(version).flatMap(({ supports }) => supports));
  if (without) capabilities.delete(`OTA_HotelRatePlanNotif_${without}`);
  const faults = gatherFaults();
  const message = atOnce(readMessage(root, { version, capabilities, currency: 'EUR' }, faults));
  atOnce(takeMessage(before, message, rooms, faults, gatherNotes()));
  return faults.list.map(({ code, message: text }) => `${code} ${text}`);
}
/** The one fault of a plan that is sent whole. */
export const faultOf = (...sent: Parameters<typeof fullPlan>): string => only(faultsOf(ratePlansOf(fullPlan(...sent))));
const only = (faults: readonly string[]): string => {
  const [fault, ...others] = faults;
  if (fault === undefined || others.length > 0)
    throw new Error(`Not one fault but ${faults.length}: ${faults.join('; ')}`);
  return fault;
};
