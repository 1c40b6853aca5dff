import type { Mail } from './mail.ts';

export function titleOf(mail: Mail): string {
  return mail.subject.trim() || '(no subject)';
}
