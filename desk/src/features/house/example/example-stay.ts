import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** A stay that is made up to try a rule on. Amounts in the house's currency. */
export type ExampleStay = {
  readonly arrival: StayDate;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  /** How old each child is. */
  readonly age: number;
  /** What a night costs, and what of it is each child's. */
  readonly night: number;
  readonly child: number;
};
