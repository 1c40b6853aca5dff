import type { ReactNode } from 'react';

/** What every part of a form of the house is told: where it stands, and what not everybody knows of it. */
export interface HouseFieldProps {
  /** `rooms/double/size`, `house/distances/2/metres` */
  at: string;
  /** What it is called here, where that is not what it is called everywhere (words/). */
  label?: string;
  hint?: ReactNode;
  /** It may stay empty, and says so. */
  isOptional?: boolean;
  /** Where nothing is written, the document says null. */
  isNullable?: boolean;
  className?: string;
}
