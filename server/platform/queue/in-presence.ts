import type { TaskList } from 'graphile-worker';
import type { JobWatch } from './job-watch.ts';
import type { Presence } from './presence.ts';

/** The same tasks, while others can tell that somebody is at them. */
export const inPresence = (watch: JobWatch, presence: Presence, tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (payload, helpers) => {
        const { id, locked_by: worker } = helpers.job;
        if (worker === null) return task?.(payload, helpers);
        const end = watch.begin({ id, worker });
        try {
          await presence.hold(worker);
          return await task?.(payload, helpers);
        } finally {
          end();
        }
      },
    ]),
  );
