import { useNavigate } from 'react-router';
import { useSearchParams } from 'react-router';
import { resetSession } from '../../app/flow/reset-session.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

const keptNames = ['lang', 'currency', 'theme'];

/** Today and tomorrow, the usual guests, no code, no rooms chosen; only how the page speaks and looks stays. */
export function useResetSearch(): () => void {
  const { hotelId, chain } = useHotel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    if (!chain) resetSession(hotelId);
    const kept = new URLSearchParams([...query].filter(([name]) => keptNames.includes(name))).toString();
    const home = chain ? `/hotel-chain/${chain.chainId}` : `/${hotelId}`;
    void navigate(kept === '' ? home : `${home}?${kept}`);
  };
}
