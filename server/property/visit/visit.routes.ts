import { choiceCookies, consentCookie } from '@stayfront/contract/choice-cookies';
import { keepChoice } from '@stayfront/contract/kept-choice';
import { serve, type Served } from '../../platform/http/answer-route.ts';

const day = 86_400;

/** What a guest has chosen in the page, kept by the answer's own cookies. */
export const visitRoutes = (publicUrl: () => string): Served[] => [
  serve(keepChoice, async ({ body: { consent, isFramed, ...choices } }, { sendCookie }) => {
    const send = ({ name, days }: { name: string; days: number }, value: string): void =>
      sendCookie?.({
        name,
        value,
        seconds: days * day,
        isReadable: true,
        isSecure: publicUrl().startsWith('https:'),
        isFramed,
      });
    for (const [choice, value] of Object.entries(choices))
      send(choiceCookies[choice as keyof typeof choices], String(value));
    if (consent) send(consentCookie(consent.hotelId), consent.answer);
    return { isKept: true as const };
  }),
];
