import type { Answer } from '../fault/fault-routes.ts';

export const unauthorized: Answer = {
  status: 401,
  body: { status: 'error', error_code: 'access_denied', error_message: 'The API key is not known' },
};

export function refused(code: string, message: string, status = 400): Answer {
  return {
    status,
    body: {
      status: 'error',
      error_code: code,
      error_message: message,
      user_message: message,
      error_info: { code, category: 'USER_ERROR', developer_message: message, user_message: message, fields: [] },
    },
  };
}
