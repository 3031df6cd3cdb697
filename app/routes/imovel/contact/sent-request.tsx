import { codeOf, type PropertyDetail } from '~/domain/property';
import { aboutProperty, Sent } from '~/features/leads/sent';
import { isInterestOnly } from '@domain/launch';
import { dayLabel } from '~/domain/visit-days';
import { links } from '~/links';
import type { Sent as SentLead } from '~/features/leads/sent.server';
import type { ContactState } from './state.server';

interface SentRequestProps {
  detail: PropertyDetail;
  contact: ContactState;
  sent: SentLead;
  /** Who answers; without one the house does. */
  broker: { name: string } | null;
}

/** What happens next (prototype imovel-visita-enviada). */
export function SentRequest({ detail, contact, sent: told, broker }: SentRequestProps) {
  const sent = aboutProperty(told, codeOf(detail));
  const who = broker?.name ?? 'Um consultor';
  const { visit } = sent;
  if (visit)
    return (
      <Sent
        title={`Visita pedida para ${dayLabel(visit.day).toLowerCase()}.`}
        next={`${who} confirma a hora por telefone antes da visita, entre 9h e 18h. ${visit.mode === 'Presencial' ? 'O endereço exato é informado na confirmação.' : 'O link da chamada vem com a confirmação.'}`}
        sent={sent}
      >
        <a
          className="bt bt--1 bt--t"
          href={links.visitCalendar({
            property: detail.id,
            code: codeOf(detail),
            day: visit.day,
            period: visit.period,
          })}
          download
        >
          Adicionar à agenda
        </a>
        <a className="bt bt--2 bt--t" href={contact.action}>
          Mudar o dia
        </a>
      </Sent>
    );
  const next = isInterestOnly(detail)
    ? `${who} conta o que já se sabe e avisa quando o registro sair.`
    : `${who} responde em até um dia útil, por telefone ou e-mail.`;
  return (
    <Sent title={`Mensagem recebida, ${sent.firstName}.`} next={next} sent={sent}>
      <a className="bt bt--2 bt--t" href={contact.action}>
        Enviar outra mensagem
      </a>
    </Sent>
  );
}
