/** A function of the database as it is to be now. Another signature is another function: older servers call the old one. */
export type DatabaseFunction = {
  /** Name and types of arguments, as PostgreSQL tells functions apart. */
  readonly signature: string;
  /** One more with each change of the definition: what a newer release has put is not replaced by an older one. */
  readonly edition: number;
  /** `create or replace function …` */
  readonly definition: string;
};
