import { useFieldName } from '../use-words.ts';
import { HouseChoice } from './house-choice.tsx';
import { HouseCount } from './house-count.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** So many days before arrival, at an hour of the house's clock. */
export function HouseMoment({ at }: { at: string }) {
  const days = useFieldName(`${at}/daysBefore`);
  return (
    <>
      <HouseCount className="f3" at={`${at}/daysBefore`} label={days} most={365} />
      <HouseChoice className="f3" at={`${at}/hour`} options={hours} isNumeric />
    </>
  );
}
