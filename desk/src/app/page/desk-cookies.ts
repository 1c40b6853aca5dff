/** What a device remembers of who works at it: the language and the light they have chosen. */
export const deskCookies = { language: 'stayfront-desk-language', mode: 'stayfront-desk-mode' } as const;

const YEAR = 365 * 86_400;

/** Kept for all hotels on this device. */
export const keepChoice = (name: (typeof deskCookies)[keyof typeof deskCookies], value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
};
