import { codeOf, type PropertyDetail } from '~/domain/property';
import { aboutProperty, Sent } from '~/features/leads/sent';
import { replyText } from '@domain/brokerage/promise-texts';
import { useBrokerage } from '~/components/use-brokerage';
import { isInterestOnly } from '@domain/property/launch';
import { dayLabel } from '~/domain/visit-days';
import { links } from '~/links';
import type { Sent as SentLead } from '~/features/leads/sent.server';
import type { ContactState } from './state.server';

interface SentRequestProps {
  detail: PropertyDetail;
  contact: ContactState;
  sent: SentLead;
  /** Responsible broker; null: the brokerage. */
  broker: { name: string } | null;
}

/** Confirmation with next steps (prototype imovel-visita-enviada). */
export function SentRequest({ detail, contact, sent: sentRequest, broker }: SentRequestProps) {
  const sent = aboutProperty(sentRequest, codeOf(detail));
  const who = broker?.name ?? 'Um consultor';
  const { visit } = sent;
  const { reply } = useBrokerage().promises;
  if (visit)
    return (
      <Sent
        title={`Visita pedida para ${dayLabel(visit.day).toLowerCase()}.`}
        next={`${who} confirma a hora por telefone antes da visita${contact.visitHours ? `, ${contact.visitHours}` : ''}. ${visit.mode === 'Presencial' ? 'O endereço exato é informado na confirmação.' : 'O link da chamada vem com a confirmação.'}`}
        sent={sent}
      >
        {visit.token && (
          <a className="bt bt--1 bt--t" href={links.visitCalendar(visit.token)} download>
            Adicionar à agenda
          </a>
        )}
        <a className="bt bt--2 bt--t" href={contact.action}>
          Mudar o dia
        </a>
      </Sent>
    );
  const next = isInterestOnly(detail)
    ? `${who} conta o que já se sabe e avisa quando o registro sair.`
    : replyText(who, reply);
  return (
    <Sent title={`Mensagem recebida, ${sent.firstName}.`} next={next} sent={sent}>
      <a className="bt bt--2 bt--t" href={contact.action}>
        Enviar outra mensagem
      </a>
    </Sent>
  );
}
