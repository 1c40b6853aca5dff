import { signOutOperator } from '@stayfront/contract/operator';
import { useMutation } from '@tanstack/react-query';
import { forgetDevice } from '../../app/data/forget-device.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

/** Signs out of this device. A document of its own comes next: nothing of the session stays in this one, nor of a booking that was begun. */
export function useSignOut() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  return useMutation({
    mutationFn: () => transport(signOutOperator, { params: { hotelId }, query: {}, body: undefined }),
    onSuccess: async () => {
      await forgetDevice(hotelId);
      sessionStorage.clear();
      window.location.assign(`/${hotelId}/desk/sign-in`);
    },
  });
}
