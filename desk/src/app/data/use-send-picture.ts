import { uploadImageKitFile, type LookPicture } from '@stayfront/contract/customization';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from './transport.tsx';

/** Sends a logo or a background; what comes back is the picture that was made of it, not yet saved as part of the look. */
export function useSendPicture(hotelId: number, id: LookPicture) {
  const transport = useTransport();
  return useMutation({
    mutationFn: async (file: File) =>
      transport(uploadImageKitFile, { params: { hotelId, id }, query: {}, body: { file: await inBase64(file) } }),
  });
}

const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
