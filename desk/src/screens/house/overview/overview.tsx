import { HouseFrame } from '../../../features/house/house-frame.tsx';

/** What the house consists of, what is in draft and what is missing. */
export default function Overview() {
  return <HouseFrame>{null}</HouseFrame>;
}
