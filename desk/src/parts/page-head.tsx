import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './page-head.css';

interface PageHeadProps {
  title: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
  back?: { to: string; label: string };
  /** On the title's own line. */
  beside?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, children, back, beside, actions }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-head__title">
        {back && (
          <Link className="icon-btn" to={back.to} aria-label={back.label}>
            <ArrowLeft className="ic flip" aria-hidden />
          </Link>
        )}
        <div>
          <h1>{title}</h1>
          {children && <p>{children}</p>}
        </div>
        {beside}
      </div>
      {actions && <div className="page-head__acts">{actions}</div>}
    </header>
  );
}
