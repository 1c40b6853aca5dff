import { HouseOpen } from '../../../features/house/house-open.tsx';
import { PublishPage } from './publish-page.tsx';

/** What guests see now and what they will see, side by side, before anything is published. */
export default function Publish() {
  return (
    <HouseOpen>
      <PublishPage />
    </HouseOpen>
  );
}
