/** How a day is written, by where it stands. Read by `npm run forms`, which writes each language's form of it. */
export const dayStyles = {
  /** Fri, 11 June */
  choosing: { weekday: 'short', day: 'numeric', month: 'long' },
  choosingYear: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  /** Fri, 11 Jun 2027, where it might be taken for the June before */
  far: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri, Jun 11 */
  ordered: { weekday: 'short', day: 'numeric', month: 'short' },
  orderedYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri, 11 Jun */
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 11 Jun */
  short: { day: 'numeric', month: 'short' },
  shortYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Friday, June 11, 2027 */
  confirmed: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Friday 11 June 2027, as it is said */
  spoken: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 11 June */
  undated: { day: 'numeric', month: 'long' },
  /** 11 June 2027 */
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  /** June 2027 */
  month: { month: 'long', year: 'numeric' },
  /** June */
  monthOnly: { month: 'long' },
  /** Fri */
  weekday: { weekday: 'short' },
  /** Friday */
  spokenWeekday: { weekday: 'long' },
  /** 8 June, 18:00 */
  deadline: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof dayStyles;
