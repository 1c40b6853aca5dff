import type { FastifyReply } from 'fastify';
import type { Html } from '../page/html.ts';
import { paymentPolicy } from '../page/payment-frame.ts';

export const sendPage = (reply: FastifyReply, page: Html, script: string | null): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': paymentPolicy(script),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
