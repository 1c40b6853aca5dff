import { classes } from '@stayfront/ui/parts/classes.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Beat } from '../../features/connection/beat.tsx';
import { Disc } from '../../parts/disc.tsx';

interface ConnectionLineProps {
  icon: LucideIcon;
  tone: ComponentProps<typeof Disc>['tone'];
  name: ReactNode;
  /** What it is, below its name. */
  about: ReactNode;
  /** How it fares: a mark, and lines below it. */
  state: ReactNode;
  /** The last 24 hours; absent where nobody counts them. */
  hours?: ComponentProps<typeof Beat>['hours'];
  acts: ReactNode;
}

/** One connection in a list: who it is, how it fares, its last 24 hours, and the ways on. */
export const ConnectionLine = ({ icon, tone, name, about, state, hours, acts }: ConnectionLineProps) => (
  <li className={classes('connection', !hours && 'connection-beatless')}>
    <Disc icon={icon} tone={tone} />
    <div className="connection__who">
      <b>
        <bdi>{name}</bdi>
      </b>
      <p>{about}</p>
    </div>
    <div className="connection__state">{state}</div>
    {hours && <Beat hours={hours} />}
    <div className="connection__acts">{acts}</div>
  </li>
);
