import { Sent } from '~/features/leads/sent';
import { AllHomes } from '~/features/frame/all-homes';
import { Icon } from '~/components/ui/icon';
import { firstName, telUrl, type BrokerProfile } from '~/domain/broker';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { links } from '~/links';
import type { Sent as SentData } from '~/features/leads/sent.server';
import { CallButton } from './call-button';
import { ContactForm } from './contact-form';

/** Where the page tells how to reach the broker. */
export const contactId = 'fale';
const qrSide = 128;

interface ContactPanelProps {
  broker: BrokerProfile;
  person: KnownPerson | undefined;
  sent: SentData | null;
  reply: FormReply | undefined;
}

/** Phone, e-mail, vCard and QR code beside the form, or beside what follows once it is sent. */
export function ContactPanel({ broker, person, sent, reply }: ContactPanelProps) {
  const { slug, name } = broker;
  const given = firstName(name);
  return (
    <section className="palco cor-fale" id={contactId} aria-labelledby="fale-titulo">
      <div className="painel g">
        <div className="l6">
          <h2 id="fale-titulo">Fale com {given}</h2>
          <p className="suave">A resposta chega em até um dia útil, das 9h às 19h.</p>
          <Ways broker={broker} />
        </div>
        <div className="l10">
          {sent ? (
            <Sent
              title={`Mensagem recebida, ${sent.firstName}.`}
              next={`${given} responde em até um dia útil, por telefone ou e-mail.`}
              sent={sent}
            >
              <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
              <a className="elo" href={links.broker(slug)}>
                Enviar outra mensagem
              </a>
            </Sent>
          ) : (
            <ContactForm slug={slug} person={person} reply={reply} key={slug} />
          )}
        </div>
      </div>
    </section>
  );
}

function Ways({ broker }: { broker: BrokerProfile }) {
  const { slug, phone, email } = broker;
  return (
    <>
      {(phone || email) && (
        <dl className="contas">
          {phone && (
            <div>
              <dt>Telefone</dt>
              <dd>
                <a href={telUrl(phone)}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      <div className="acoes">
        <CallButton broker={broker} className="bt bt--2" />
        <a className="bt bt--2" href={links.brokerCard(slug)} download>
          <Icon name="download" small />
          Salvar contato
        </a>
      </div>
      <figure className="cor-qr">
        <img
          src={links.brokerQrCode(slug)}
          alt="Código QR desta página"
          width={qrSide}
          height={qrSide}
          loading="lazy"
        />
        <figcaption className="nota">Aponte a câmera do telefone para abrir esta página nele.</figcaption>
      </figure>
    </>
  );
}
