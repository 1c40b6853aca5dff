import { Mail, Phone } from 'lucide-react';

/** The hotel's telephone and e-mail, as far as it has them, each one press away. */
export function ContactButtons({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <>
      {phone && (
        <a className="btn btn-2" href={`tel:${phone.replace(/\s/g, '')}`}>
          <span className="btn__label">
            <Phone className="ic" aria-hidden />
            <bdi dir="ltr">{phone}</bdi>
          </span>
        </a>
      )}
      {email && (
        <a className="btn btn-2" href={`mailto:${email}`}>
          <span className="btn__label">
            <Mail className="ic" aria-hidden />
            {email}
          </span>
        </a>
      )}
    </>
  );
}
