import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands before a server on this machine and lets nobody in while it is closed: whoever comes waits. */
export type Door = {
  readonly port: number;
  /** How many have come while it was closed. */
  waiting(): number;
  close(): void;
  /** Lets in whoever waits, and everybody from here on. */
  open(): void;
  /** Sends away whoever waits: nothing of what they brought has arrived. */
  turnAway(): void;
  remove(): void;
};

export async function openDoor(inside: number): Promise<Door> {
  let isOpen = true;
  const waiting: Socket[] = [];
  const letIn = (caller: Socket): void => {
    const onward = connect(inside, '127.0.0.1');
    onward.on('error', () => {});
    caller.pipe(onward).pipe(caller);
  };
  const server = createServer((caller: Socket) => {
    caller.on('error', () => {});
    if (isOpen) letIn(caller);
    else waiting.push(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const turnAway = (): void => {
    for (const caller of waiting.splice(0)) caller.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    waiting: () => waiting.length,
    close: () => void (isOpen = false),
    open() {
      isOpen = true;
      waiting.splice(0).forEach(letIn);
    },
    turnAway,
    remove() {
      turnAway();
      server.close();
    },
  };
}
