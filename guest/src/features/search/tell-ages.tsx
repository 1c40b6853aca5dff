import type { Search } from '../../app/flow/search.ts';
import { AssumedAges } from './assumed-ages.tsx';
import { StayPanels, useStayPanel } from './stay-panels.tsx';
import { useSearch } from './use-search.ts';

/** Which ages the prices of a search are for, with the panel in which they are told. */
export default function TellAges({ search }: { search: Search }) {
  const [, setSearch] = useSearch();
  const panel = useStayPanel();
  return (
    <>
      <AssumedAges guests={search.guests} onTell={panel.show('guests')} />
      <StayPanels panel={panel} search={search} onSearch={setSearch} />
    </>
  );
}
