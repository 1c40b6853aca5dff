import type { TaskList } from 'graphile-worker';
import type { Presence } from './presence.ts';

/** The same tasks, begun once others can tell that somebody is at them. */
export const inPresence = (presence: Presence, tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (payload, helpers) => {
        if (helpers.job.locked_by !== null) await presence.hold(helpers.job.locked_by);
        return task?.(payload, helpers);
      },
    ]),
  );
