import { useSearchParams } from 'react-router';
import { readListQuery, writeListQuery, type ListQuery } from '../../app/data/list-query.ts';

type Change = Partial<Omit<ListQuery, 'view'>>;

/**
 * What is shown stands in the address: a reload, the way back and a second window have the same. Typing replaces the
 * entry of the browser's history, everything else adds one.
 */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const shown = readListQuery(address);
  const show = (next: ListQuery, isTyping = false): void =>
    setAddress(writeListQuery(next), { replace: isTyping, preventScrollReset: true });
  return {
    shown,
    show,
    change: (change: Change, isTyping = false): void => show({ ...shown, ...change }, isTyping),
  };
}
