import { deskCookies, keepChoice } from './desk-cookies.ts';

/** The page comes anew in the other language: its texts are not in this one. */
export const speak = (code: string): void => {
  keepChoice(deskCookies.language, code);
  window.location.reload();
};

export const chooseLight = (mode: 'light' | 'dark'): void => {
  keepChoice(deskCookies.mode, mode);
  document.documentElement.dataset['mode'] = mode;
};
