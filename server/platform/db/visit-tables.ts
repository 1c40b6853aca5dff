import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { VisitorKind, VisitStep } from '@stayfront/rules/visit/visit-words';

/** Numbers of visits; no person is in them. */
export type VisitTables = {
  /** How often a step towards a booking was taken on a day, by what can be told of many at once. */
  visit_count: {
    hotel_id: number;
    day: StayDate;
    visitor: VisitorKind;
    step: VisitStep;
    language: string;
    device: string;
    channel: string;
    campaign: string;
    count: number;
  };
  /** How many parties found nothing on a day, for which stay and why. */
  demand_count: {
    hotel_id: number;
    day: StayDate;
    arrival: StayDate;
    nights: number;
    adults: number;
    children: number;
    infants: number;
    reason: DemandReason;
    parties: number;
    priced: number;
    asked: number;
  };
  /** What keeps anybody from being counted twice on a day. */
  visit_mark: { hotel_id: number; day: StayDate; mark: string };
};
