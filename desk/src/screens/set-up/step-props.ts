import type { SetUp } from '@stayfront/contract/desk/set-up';

export type StepProps = {
  readonly setUp: SetUp;
  /** Something that guests would see has been saved. */
  readonly onSaved: () => void;
};
