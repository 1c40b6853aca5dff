import { useSearchParams } from 'react-router';
import { AskForLink } from './ask-for-link.tsx';
import { UseLink } from './use-link.tsx';
import { LitWindows } from './lit-windows.tsx';
import './sign-in.css';

/** Where people of the hotel come in: by the link that they were sent, or by asking for one. */
export default function SignInScreen() {
  const [query] = useSearchParams();
  const token = query.get('t') ?? '';
  return (
    <main className="gate" id="main">
      <div className="gate__form">{token === '' ? <AskForLink /> : <UseLink token={token} />}</div>
      <LitWindows />
    </main>
  );
}
