import type { Transport } from '@stayfront/contract/call';
import { beginPasskeySignIn, signInByPasskey } from '@stayfront/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { takeWanted } from './wanted-page.ts';

/**
 * Signs in by a passkey: when asked to, and by itself where the browser offers passkeys in the field of the address. Of
 * the two questions to the device only the last one asked stands; the library ends the other.
 */
export function usePasskeySignIn(knowsPasskeys: boolean | null) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const [query] = useSearchParams();
  const signingIn = useMutation({
    mutationFn: () => signIn(transport, hotelId, false),
    // A document of its own: the server looks at the cookie before it shows anything.
    onSuccess: () => window.location.replace(takeWanted(hotelId, query.get('to'))),
  });
  const offer = useEffectEvent(async (isGone: () => boolean) => {
    const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
    if (!(await browserSupportsWebAuthnAutofill()) || isGone()) return;
    await signIn(transport, hotelId, true);
    if (!isGone()) window.location.replace(takeWanted(hotelId, query.get('to')));
  });
  useEffect(() => {
    if (knowsPasskeys !== true) return;
    let isGone = false;
    // Nobody has asked for it yet: what goes wrong is told when they press the button.
    offer(() => isGone).catch(() => {});
    return () => void (isGone = true);
  }, [knowsPasskeys]);
  return signingIn;
}

async function signIn(transport: Transport, hotelId: number, useBrowserAutofill: boolean): Promise<void> {
  const asked = { params: { hotelId }, query: {} };
  const { options } = await transport(beginPasskeySignIn, { ...asked, body: undefined });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const said = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  const credential = { id, rawId, type: 'public-key' as const, response: said };
  await transport(signInByPasskey, { ...asked, body: { credential } });
}
