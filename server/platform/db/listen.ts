import pg from 'pg';

export type Listener = { close(): Promise<void> };

type Handlers = {
  onMessage(text: string): void;
  /** From here on every message is heard. */
  onHearing(): void;
  /** Nothing is heard any more: whatever is remembered may be old. */
  onDeaf(): void;
};

const firstPause = 100;
const longestPause = 5_000;

/** Listens to a channel on a connection of its own, and comes back by itself when the connection is lost. */
export function listen(databaseUrl: string, channel: string, handlers: Handlers): Listener {
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  const connect = async (pause: number): Promise<void> => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'stayfront listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000, // else it is two hours before a silent line is asked whether it is still there
    });
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      handlers.onDeaf();
      mine.end().catch(() => {}); // it is gone either way
      if (!isClosed) timer = setTimeout(() => void connect(Math.min(pause * 2, longestPause)), pause);
    };
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch {
      lose();
      return;
    }
    if (isClosed) return void mine.end().catch(() => {});
    client = mine;
    handlers.onHearing();
  };
  void connect(firstPause);
  return {
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
