import { replyText } from '@domain/brokerage/promise-texts';
import { useBrokerage } from '~/components/use-brokerage';
import { Sent } from '~/features/leads/sent';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { Icon } from '~/components/ui/icon';
import { firstName, telUrl, type BrokerProfile } from '~/domain/broker';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { links } from '~/links';
import type { Sent as SentData } from '~/features/leads/sent.server';
import { CallButton } from './call-button';
import { ContactForm } from './contact-form';

export const contactId = 'fale';
const qrSide = 128;

interface ContactPanelProps {
  broker: BrokerProfile;
  /** When the brokerage answers. */
  answerText: string | null;
  person: KnownPerson | undefined;
  sent: SentData | null;
  reply: FormReply | undefined;
}

/** Phone, e-mail, vCard and QR code beside the form, or beside the confirmation. */
export function ContactPanel({ broker, answerText, person, sent, reply }: ContactPanelProps) {
  const { slug, name } = broker;
  const given = firstName(name);
  const { promises } = useBrokerage();
  return (
    <section className="palco cor-fale" id={contactId} aria-labelledby="fale-titulo">
      <div className="painel g">
        <div className="l6">
          <h2 id="fale-titulo">Fale com {given}</h2>
          {answerText && <p className="suave">{answerText}</p>}
          <ContactMethods broker={broker} />
        </div>
        <div className="l10">
          {sent ? (
            <Sent
              title={`Mensagem recebida, ${sent.firstName}.`}
              next={replyText(given, promises.reply)}
              sent={sent}
            >
              <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
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

function ContactMethods({ broker }: { broker: BrokerProfile }) {
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
