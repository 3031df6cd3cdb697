import type { StaffContact } from '@contract/staff-contacts';
import { adminLinks } from '../admin-links';

interface RetryButtonProps {
  contact: Pick<StaffContact, 'id' | 'deliveries'>;
  delivery: number;
}

/** Of a delivery that waits, or that did not arrive for sure. */
export function RetryButton({ contact, delivery }: RetryButtonProps) {
  const state = contact.deliveries.find(({ id }) => id === delivery)?.state;
  if (state === 'sent' || state === 'queued') return null;
  return (
    <form method="post" action={adminLinks.retryDelivery(contact.id, delivery)}>
      <button className="bt bt--2">Tentar agora</button>
    </form>
  );
}
