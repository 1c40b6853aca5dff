import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { mandatoryServices, type MandatoryService } from '@stayfront/rules/service/mandatory-services';
import { servicesOf } from './services-of.ts';

/** What a guest pays for in a room at a rate whatever is chosen. A package is sold whole: nothing comes on top of it. */
export const mandatoryOf = (document: PropertyDocument, roomId: string, ratePlanId: string): MandatoryService[] =>
  mandatoryServices(servicesOf(document, { roomId, ratePlanId, packageId: null }));
