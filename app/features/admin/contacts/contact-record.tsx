import type { ReactNode } from 'react';
import type { StaffContact } from '@contract/staff-contacts';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { PhoneLink, WhatsAppButton } from '../answering/reach';
import { breakable } from '../layout/breakable';
import { Record, RecordSection } from '../record/record';
import { DeliveryState } from './contacts-columns';
import type { ContactView } from './contact-view';

interface ContactRecordProps {
  contact: StaffContact;
  view: ContactView;
  /** 'Quem atende': the first on a phone. */
  answering: ReactNode;
  /** Beside a delivery. */
  retryOf?(delivery: number): ReactNode;
  /** Other panels. */
  children: ReactNode;
}

export function ContactRecord({ contact, view, answering, retryOf, children }: ContactRecordProps) {
  const { property } = view;
  return (
    <Record
      title={contact.name}
      lead={view.lead}
      back={{ label: 'Contatos', href: adminLinks.contacts() }}
      actions={<Reach {...contact} />}
      factsTitle="Pedido"
      facts={[
        ...(property ? [['Imóvel', <PropertyFact {...property} key="imovel" />] as const] : []),
        ...(view.unknownListing
          ? [['Imóvel', <UnknownListing code={view.unknownListing} key="imovel" />] as const]
          : []),
        ...view.facts,
      ]}
      first={answering}
      sections={
        <>
          <Deliveries rows={view.deliveries} retryOf={retryOf} />
          <Notes rows={view.notes} />
          <Others rows={view.others} />
        </>
      }
      history={view.history}
    >
      {children}
    </Record>
  );
}

const Reach = ({ id, name, phone, email }: Pick<StaffContact, 'id' | 'name' | 'phone' | 'email'>) => (
  <div className="macoes">
    {phone && (
      <>
        <WhatsAppButton contact={id} name={name} />
        <PhoneLink contact={id} name={name} phone={phone} />
      </>
    )}
    {email && (
      <a className="bt bt--2" href={`mailto:${email}`}>
        <Icon name="mail" small />
        E-mail
      </a>
    )}
  </div>
);

const PropertyFact = ({ path, title, detail }: NonNullable<ContactView['property']>) => (
  <>
    {path ? (
      <a className="mlink" href={path}>
        {title}
      </a>
    ) : (
      title
    )}
    <br />
    <span className="suave">
      {detail}
      {!path && ' Fora do site agora.'}
    </span>
  </>
);

/** The catalogue does not have it, or no longer under this code. */
const UnknownListing = ({ code }: { code: string }) => (
  <span className="mmarca">
    <Icon name="warning" small />
    <span>Imóvel desconhecido: nenhum do catálogo tem o código {code}, que o portal enviou.</span>
  </span>
);

function Deliveries({
  rows,
  retryOf,
}: {
  rows: ContactView['deliveries'];
  retryOf: ContactRecordProps['retryOf'];
}) {
  if (rows.length === 0)
    return (
      <RecordSection title="Entregas">
        <p className="suave">Este contato não foi a nenhum outro sistema.</p>
      </RecordSection>
    );
  return (
    <RecordSection title="Entregas">
      <ul className="mentregas">
        {rows.map(({ id, place, address, state, next, attempts, events }) => (
          <li key={id}>
            <div>
              <p>
                <b>{place}</b> {address && <span className="suave">{breakable(address)}</span>}
              </p>
              <DeliveryState state={state} detail={next && `, ${next}`} />
              <details>
                <summary className="elo">
                  {attempts === 1 ? '1 tentativa' : `${attempts} tentativas`}
                  <span className="vh"> de {place}</span>
                </summary>
                <ol className="suave">
                  {events.map((event, at) => (
                    <li key={at}>{event}</li>
                  ))}
                </ol>
              </details>
            </div>
            {retryOf?.(id)}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

const Notes = ({ rows }: { rows: ContactView['notes'] }) =>
  rows.length > 0 && (
    <RecordSection title="Anotações">
      <ol className="mhist">
        {rows.map(({ id, at, when, member, text }) => (
          <li key={id}>
            <time dateTime={at}>{when}</time>
            <div>
              <p className="mtexto">{text}</p>
              <p className="suave">{member}</p>
            </div>
          </li>
        ))}
      </ol>
    </RecordSection>
  );

/** Of the person's other contacts; the rest is behind a fold. */
const shownOthers = 5;

function Others({ rows }: { rows: ContactView['others'] }) {
  if (rows.length === 0) return null;
  const more = rows.slice(shownOthers);
  return (
    <RecordSection title="Outros contatos desta pessoa">
      <OtherRows rows={rows.slice(0, shownOthers)} />
      {more.length > 0 && (
        <details>
          <summary className="elo">Mais {counted(more.length, 'contato', 'contatos')}</summary>
          <OtherRows rows={more} />
        </details>
      )}
    </RecordSection>
  );
}

const OtherRows = ({ rows }: { rows: ContactView['others'] }) => (
  <ol className="mhist">
    {rows.map(({ id, when, request, detail }) => (
      <li key={id}>
        <span className="suave">{when}</span>
        <div>
          <a className="mlink" href={adminLinks.contact(id)}>
            {request}
          </a>
          <p className="suave">{detail}</p>
        </div>
      </li>
    ))}
  </ol>
);
