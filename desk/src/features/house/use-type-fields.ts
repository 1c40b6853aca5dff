import { useHouseStore } from './use-house-store.ts';
import { changeAt } from './place.ts';

/** Changes several fields as one step: what is chosen in one may mean that others go. */
export function useTypeFields(): (fields: readonly (readonly [address: string, value: unknown])[]) => void {
  const store = useHouseStore();
  return (fields) => {
    const { document } = store.get();
    store.type(
      fields.map(([address, value]) => changeAt(document, address, value)),
      performance.now(),
    );
  };
}
