import { uploadImageKitFile, type LookPicture } from '@stayfront/contract/customization';
import { useMutation } from '@tanstack/react-query';
import { readBase64 } from './read-base64.ts';
import { useTransport } from './transport.tsx';

/** Sends a logo or a background; what comes back is the picture that was made of it, not yet saved as part of the look. */
export function useSendPicture(hotelId: number, id: LookPicture) {
  const transport = useTransport();
  return useMutation({
    mutationFn: async (file: File) =>
      transport(uploadImageKitFile, { params: { hotelId, id }, query: {}, body: { file: await readBase64(file) } }),
  });
}
