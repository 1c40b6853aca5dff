import { RefusedCall } from '@stayfront/contract/call';
import { sendHousePicture, type HousePicture } from '@stayfront/contract/desk/house/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { housePicturesQuery } from '../../../app/data/house-pictures-query.ts';
import { readBase64 } from '../../../app/data/read-base64.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { faultOfCode, faultOfFile, type PictureFault } from '../../picture/picture-fault.ts';

/** What becomes of a file that was chosen; `share`: of it has been sent. */
export type SendingFile = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly share: number;
  readonly fault: PictureFault | null;
};

export const mostMegabytes = 15;
/** More than one keeps a slow line from standing still between two, and more than two hold each other up. */
const atOnce = 2;

/** Sends many pictures, two at a time, and hands them on in the order in which they were chosen, however fast each was. */
export function useSendFiles(onCome: (picture: HousePicture) => void) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly SendingFile[]>([]);
  const queue = useRef<SendingFile[]>([]);
  const running = useRef(0);
  const number = useRef(0);
  /** Chosen and not handed on yet; what has come of one that others are before. */
  const inOrder = useRef(new Map<number, HousePicture | null>());
  const handOn = (): void => {
    for (const [id, come] of inOrder.current) {
      if (!come) return;
      inOrder.current.delete(id);
      put(id, null);
      onCome(come);
    }
  };
  /** Nobody waits for one that failed. */
  const giveUp = (id: number): void => {
    inOrder.current.delete(id);
    handOn();
  };

  const put = (id: number, change: Partial<SendingFile> | null): void =>
    setFiles((before) => before.flatMap((one) => (one.id !== id ? [one] : change ? [{ ...one, ...change }] : [])));
  const send = async ({ id, file }: SendingFile): Promise<void> => {
    put(id, { state: 'sending', share: 0, fault: null });
    try {
      const body = { name: file.name, file: await readBase64(file) };
      const call = { params: { hotelId }, query: {}, body };
      const picture = await transport(sendHousePicture, call, { onProgress: (share) => put(id, { share }) });
      const { queryKey } = housePicturesQuery(transport, hotelId);
      client.setQueryData<HousePicture[]>(queryKey, (before) =>
        before?.some(({ pictureId }) => pictureId === picture.pictureId) ? before : [...(before ?? []), picture],
      );
      put(id, { share: 1 });
      inOrder.current.set(id, picture);
      handOn();
    } catch (error) {
      giveUp(id);
      put(id, { state: 'failed', fault: error instanceof RefusedCall ? faultOfCode(error.problem.code) : 'failed' });
    }
  };
  const next = (): void => {
    while (running.current < atOnce) {
      const one = queue.current.shift();
      if (!one) return;
      running.current += 1;
      void send(one).finally(() => {
        running.current -= 1;
        next();
      });
    }
  };
  return {
    files,
    take(chosen: Iterable<File>): void {
      const fresh = Array.from(chosen, (file): SendingFile => {
        const fault = faultOfFile(file, mostMegabytes);
        number.current += 1;
        return { id: number.current, file, state: fault ? 'failed' : 'waiting', share: 0, fault };
      });
      setFiles((before) => [...before, ...fresh]);
      const good = fresh.filter(({ fault }) => !fault);
      for (const { id } of good) inOrder.current.set(id, null);
      queue.current.push(...good);
      next();
    },
    again(one: SendingFile): void {
      queue.current.push(one);
      put(one.id, { state: 'waiting', fault: null });
      next();
    },
    forget: (id: number): void => put(id, null),
  };
}
