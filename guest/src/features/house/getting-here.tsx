import { useHotel } from '../../app/page/hotel-context.ts';
import { Distances } from './distances.tsx';
import { HouseAddress } from './house-address.tsx';

/** Where the house is, a way to it in the guest's own maps, and how far it is to what guests come for. */
export function GettingHere() {
  const { info } = useHotel();
  const { distances = [], gettingThere, otherLanguages } = info.house ?? {};
  return (
    <>
      <HouseAddress />
      {distances.length > 0 && <Distances distances={distances} />}
      {gettingThere?.split(/\n+/).map((line) => (
        <p key={line} lang={otherLanguages?.gettingThere}>
          {line}
        </p>
      ))}
    </>
  );
}
