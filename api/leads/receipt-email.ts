import type { Email, EmailBrokerage } from '@api/platform/email/email';
import { dayText, momentText } from '@api/platform/email/email-texts';
import { weekdayName, weekdayText } from '@domain/kernel/moment';
import { creciText } from '@domain/brokerage/creci-text';
import { capitalized } from '@domain/kernel/text';
import { inPlace } from '@domain/search/prepositions';
import { readVisitPeriod, visitHours, type VisitPeriod } from '@domain/taxonomy/visit-options';
import { propertyCodeRow, shownProperty } from './lead-emails';
import type { LeadFacts, NamedBroker } from './lead-facts';
import { visitAttachments, visitIn } from './lead-visit';

interface ReceiptOptions {
  brokerage: Pick<EmailBrokerage, 'name' | 'siteUrl'>;
  /** URL that finishes the registration, or null. */
  register: string | null;
}

/** The address is unverified: include no text of the visitor. A visit's day and period are choices. */
export function receiptEmail(facts: LeadFacts, { brokerage, register }: ReceiptOptions): Email {
  const { lead, home: property } = facts;
  const propertyLink = property?.url ? { label: 'Ver o imóvel', url: property.url } : undefined;
  const visit = visitReceipt(facts);
  return {
    subject: 'Recebemos o seu contato',
    preview: `Protocolo ${lead.protocol}.`,
    heading: 'Recebemos o seu contato.',
    ...visit?.opening,
    property: shownProperty(property),
    paragraphs: [
      ...(visit?.paragraphs ?? []),
      `${visit ? 'O pedido' : 'Ele'} já está com a nossa equipe. Não é preciso enviar de novo.`,
      ...(register
        ? [
            'Com uma conta você guarda favoritos e pesquisas. Falta só escolher uma senha; sem isso nenhuma conta é criada.',
          ]
        : []),
    ],
    facts: [
      ...(visit?.rows ?? []),
      ...brokerRows(facts),
      ['Protocolo', lead.protocol],
      ['Recebido em', momentText(lead.created_at.toISOString())],
      ...(property ? [propertyCodeRow(property)] : []),
    ],
    more: register && propertyLink ? [propertyLink] : [],
    action: register ? { label: 'Concluir cadastro', url: register } : propertyLink,
    notes: [],
    reason: `Você recebe este e-mail porque este endereço foi informado ${lead.channel ? 'à nossa equipe' : 'num formulário do nosso site'}. Se não foi você, ignore; nada muda.`,
    attachments: visitAttachments(facts, brokerage),
  };
}

/** Day, period, property and broker of a requested visit (prototype `email/visita`). The hour is confirmed later. */
function visitReceipt(facts: LeadFacts) {
  const visit = visitIn(facts);
  if (!visit) return null;
  const { home: property, broker } = facts;
  const { day, mode } = visit;
  const period = readVisitPeriod(visit.period);
  const hours = period && `${period.toLowerCase()}, entre ${visitHours[period].join('h e ')}h`;
  const isVideo = mode === 'virtual';
  const subject = capitalized(
    [
      [weekdayName(day), period && dayParts[period]].filter(Boolean).join(' '),
      isVideo ? 'por vídeo' : property && inPlace(property.district || property.city),
    ]
      .filter(Boolean)
      .join(', '),
  );
  const rows: [string, string][] = [
    ['Dia', `${weekdayName(day)}, ${dayText(`${day}T12:00:00Z`)}`],
    ...(hours ? [['Período', hours] as [string, string]] : []),
    ['Encontro', isVideo ? 'Por vídeo, com o consultor' : 'No imóvel, com o consultor'],
  ];
  return {
    opening: {
      subject,
      preview: [weekdayText(day), hours, property?.title].filter(Boolean).join('. '),
      heading: `${subject}.`,
    },
    paragraphs: [
      `Visita pedida para ${weekdayText(day)}. ${broker?.name ?? 'Um consultor'} confirma a hora por telefone antes da visita. ${isVideo ? 'O link da chamada vem com a confirmação.' : 'O endereço exato é informado na confirmação.'}`,
    ],
    rows,
  };
}

/** The broker to whom it was sent, else the one that the property's page names. */
function brokerRows({ lead, broker, home: property }: LeadFacts): [string, string][] {
  const row = (label: string, { name, creci, phone }: NamedBroker): [string, string] => [
    label,
    [name, creci && creciText(creci), phone].filter(Boolean).join(', '),
  ];
  if (broker) return [row(lead.kind === 'schedule' ? 'Quem recebe' : 'Consultor', broker)];
  return property?.broker ? [row('Consultor do imóvel', property.broker)] : [];
}

const dayParts: Record<VisitPeriod, string> = { Manhã: 'de manhã', Tarde: 'à tarde' };
