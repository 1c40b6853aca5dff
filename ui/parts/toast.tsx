import type { ReactNode } from 'react';
import { Check, type LucideIcon } from 'lucide-react';
import './toast.css';

export interface ToastProps {
  icon?: LucideIcon;
  children: ReactNode;
}

export function Toast({ icon: Icon = Check, children }: ToastProps) {
  return (
    <div className="toast">
      <Icon className="ic" aria-hidden />
      <span>{children}</span>
    </div>
  );
}
