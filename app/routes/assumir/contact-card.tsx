import { useRevalidator } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { hydrateEagerly } from '~/navigation/hydrate-on-interaction';
import { buttonField, type LinkAction } from './fields';
import type { ShownLink } from './link-data.server';
import { LinkProperty } from './link-property';
import { sendCall } from './send-call.browser';

interface CardProps {
  link: ShownLink;
  contact: NonNullable<ShownLink['contact']>;
  token: string;
}

/** The contact of who took it: each way to answer is one tap, and the answer is recorded. */
export function ContactCard({ link, contact, token }: CardProps) {
  const { name, digits, email, message, details, protocol, answered, isComplained } = contact;
  return (
    <>
      <p className="assumir__prazo" role="status">
        <b>{isComplained ? 'Esta pessoa diz que ninguém falou com ela.' : 'Este contato é seu.'}</b>
        {answered ? <span>{answered}</span> : link.left && <span>Responda até {link.due}</span>}
      </p>
      <h1>{name}</h1>
      <form method="post" action={links.takeContact(token)} className="assumir__acoes">
        {digits && (
          <>
            <Answer action="whatsapp" isMain>
              <Icon name="whatsapp" small />
              Abrir o WhatsApp
            </Answer>
            <CallLink digits={digits} token={token} />
          </>
        )}
        {email && (
          <a className={digits ? 'bt bt--2 bt--t' : 'bt bt--1 bt--t'} href={`mailto:${email}`}>
            <Icon name="mail" small />
            Escrever e-mail
          </a>
        )}
        {!answered && (digits || email) && (
          <div className="assumir__informe">
            {digits && <Informed action="ja-liguei">Já liguei</Informed>}
            {email && <Informed action="ja-escrevi">Já respondi por e-mail</Informed>}
          </div>
        )}
      </form>
      {message && <blockquote className="assumir__texto">{message}</blockquote>}
      <dl className="assumir__dados">
        {[
          ...(contact.phone ? [['Telefone', contact.phone]] : []),
          ...(email ? [['E-mail', email]] : []),
          ['Pedido', link.request],
          ['Veio', link.came],
          ...details,
          ['Protocolo', protocol],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LinkProperty property={link.property} />
      <p className="nota">Este link abre o contato enquanto ele for seu.</p>
    </>
  );
}

/** Records the call while the telephone dials; without scripts, 'Já liguei' does. */
function CallLink({ digits, token }: { digits: string; token: string }) {
  const { revalidate } = useRevalidator();
  return (
    <a
      className="bt bt--2 bt--t"
      href={`tel:+${digits}`}
      onClick={() => void sendCall(token).then(revalidate, () => {})}
      {...hydrateEagerly}
    >
      <Icon name="phone" small />
      Ligar
    </a>
  );
}

interface ButtonProps {
  action: LinkAction;
  children: React.ReactNode;
}
const Answer = ({ action, isMain, children }: ButtonProps & { isMain?: boolean }) => (
  <button className={`bt ${isMain ? 'bt--1' : 'bt--2'} bt--t`} name={buttonField} value={action}>
    {children}
  </button>
);
const Informed = ({ action, children }: ButtonProps) => (
  <button className="bt bt--3" name={buttonField} value={action}>
    {children}
  </button>
);
