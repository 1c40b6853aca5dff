import type { HostedPage as HostedPageAnswer } from '@stayfront/contract/payment';
import { PageByItself } from './page-by-itself.tsx';

export interface HostedPageProps {
  page: HostedPageAnswer;
}

export default function HostedPage({ page }: HostedPageProps) {
  return <PageByItself address={page.paymentPage} />;
}
