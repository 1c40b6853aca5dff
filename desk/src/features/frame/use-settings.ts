import { signOutOperator } from '@stayfront/contract/operator';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import type { DeskLanguage } from '../../app/i18n/languages.ts';
import { deskCookies, keepChoice } from '../../app/page/desk-cookies.ts';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What a person chooses for themselves on this device, and the way out. */
export function useSettings() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const signingOut = useMutation({
    mutationFn: () => transport(signOutOperator, { params: { hotelId }, query: {}, body: undefined }),
    // A document of its own: nothing of the session stays in this one, nor of a booking that was begun.
    onSuccess: () => {
      sessionStorage.clear();
      window.location.assign(`/${hotelId}/desk/sign-in`);
    },
  });
  return {
    speak: (code: DeskLanguage): void => {
      keepChoice(deskCookies.language, code);
      window.location.reload();
    },
    light: (mode: 'light' | 'dark'): void => {
      keepChoice(deskCookies.mode, mode);
      document.documentElement.dataset['mode'] = mode;
    },
    signOut: (): void => signingOut.mutate(),
    isSignOutLost: signingOut.isError,
  };
}
