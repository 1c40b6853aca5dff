/** The calendar that readers of a language count years by. Machines are told the common one, in ISO form. */
export const calendarIn = (language: string): 'gregory' | 'buddhist' => (language === 'th' ? 'buddhist' : 'gregory');

/** What stands behind a day that is shown at a desk abroad: the year by the common calendar, where the day has another. */
export const commonYearIn = (language: string, year: string): string =>
  calendarIn(language) === 'gregory' ? '' : ` (ค.ศ. ${year})`;
