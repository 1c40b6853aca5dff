import { bucketOf, leadBuckets, lengthBuckets } from '@stayfront/rules/report/buckets';
import type { ReportDimension } from '@stayfront/rules/report/dimensions';

export type StayParts = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly source: string;
  readonly country: string;
  readonly nights: number;
  readonly lead: number;
};

/** Into which part of each division a stay falls. */
export const stayParts = (stay: StayParts): readonly (readonly [ReportDimension, string])[] => [
  ['room', stay.roomId],
  ['rate', stay.ratePlanId],
  ['source', stay.source],
  ['country', stay.country],
  ['length', bucketOf(lengthBuckets, stay.nights)],
  ['lead', bucketOf(leadBuckets, stay.lead)],
];
