import { httpTransport, type Transport } from '@stayfront/contract/call';

const plain = httpTransport('');

/** How pages of the desk ask over HTTP. Where somebody wants to see how much of a picture has been sent, the older way is gone. */
export const deskTransport: Transport = (route, call, extra) =>
  extra?.onProgress ? httpTransport('', askTelling(extra.onProgress))(route, call, extra) : plain(route, call, extra);

/** `fetch` does not say how much of a request has been sent. */
const askTelling =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url as string);
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('The server did not answer')));
      request.send(body as string);
    });
