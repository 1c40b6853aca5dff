/** A time of day ("15:00") as the language writes it: by the 24-hour clock in all of them, as hotels do. */
export const clockIn = (language: string, time: string): string => (language === 'da' ? time.replace(':', '.') : time);
