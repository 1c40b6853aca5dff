import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { forgetDevice } from '../../app/data/forget-device.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { UseLink } from './use-link.tsx';
import { LitWindows } from './lit-windows.tsx';
import './sign-in.css';

/** Where people of the hotel come in: by the link that they were sent, or by asking for one. */
export default function SignInScreen() {
  const [query] = useSearchParams();
  const token = query.get('t') ?? '';
  const { hotelId } = useDesk();
  // Whoever the server leads here is signed in no more, wherever that was ended.
  useEffect(() => {
    if (navigator.onLine) void forgetDevice(hotelId);
  }, [hotelId]);
  return (
    <main className="gate" id="main">
      <div className="gate__form">{token === '' ? <AskForLink /> : <UseLink token={token} />}</div>
      <LitWindows />
    </main>
  );
}
