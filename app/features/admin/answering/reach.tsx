import { useRevalidator } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { hydrateEagerly } from '~/navigation/hydrate-on-interaction';
import { adminLinks, intentField } from '../admin-links';
import { asDocument } from '../document-link';
import { channelField, contactField, contactIntents } from './contact-fields';

interface ReachProps {
  contact: number;
  /** Of whom the button is, for screen readers. */
  name: string;
}

/** Opens WhatsApp, which counts as the answer. A document of its own: the address is another site's. */
export const WhatsAppButton = ({ contact, name, isAccent = false }: ReachProps & { isAccent?: boolean }) => (
  <form method="post" action={adminLinks.contact(contact)} {...asDocument}>
    <input type="hidden" name={intentField} value={contactIntents.whatsapp} />
    <button className={isAccent ? 'bt bt--1' : 'bt bt--2'}>
      <Icon name="whatsapp" small />
      WhatsApp
      <span className="vh"> de {name}</span>
    </button>
  </form>
);

/** Calls, which counts as the answer; without scripts 'Já liguei' does. */
export function PhoneLink({
  contact,
  name,
  phone,
  label = phone,
}: ReachProps & { phone: string; label?: string }) {
  const { revalidate } = useRevalidator();
  const record = () => {
    const body = new URLSearchParams({ [intentField]: contactIntents.call });
    void fetch(adminLinks.contact(contact), { method: 'POST', body, keepalive: true, redirect: 'manual' })
      .then(revalidate)
      .catch(() => {});
  };
  return (
    <>
      <a
        className="bt bt--2"
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        onClick={record}
        {...hydrateEagerly}
      >
        <Icon name="phone" small />
        {label}
        {label !== phone && <span className="vh"> para {name}</span>}
      </a>
      <noscript>
        <form method="post" action={adminLinks.contact(contact)}>
          <input type="hidden" name={intentField} value={contactIntents.answer} />
          <input type="hidden" name={contactField} value={contact} />
          <button className="bt bt--2" name={channelField} value="telefone">
            Já liguei
          </button>
        </form>
      </noscript>
    </>
  );
}
