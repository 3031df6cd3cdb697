import type { LeadDestination } from './schema-leads';
import type { Email, EmailBrokerage, EmailLink } from '@api/platform/email/email';
import { momentText } from '@api/platform/email/email-texts';
import { sentPhotosPage } from '@domain/announcement/photos';
import { whatsappUrl } from '@domain/brokerage/brokerage';
import { counted } from '@domain/kernel/counts';
import { contactChannelNames } from '@domain/leads/contact-state';
import { internationalDigits } from '@domain/validation/phone';
import type { PropertyFacts, LeadFacts } from './lead-facts';
import { campaignText, detailRows, kindNames, portalText, unknownListing } from './lead-texts';
import { placeText, visitAttachments } from './lead-visit';

type EmailDestination = Extract<LeadDestination, 'house' | 'broker'>;
export const isEmailDestination = (place: LeadDestination): place is EmailDestination =>
  Object.hasOwn(reasons, place);

const reasons: Record<EmailDestination, string> = {
  house: 'Você recebe este e-mail porque os contatos do site chegam a este endereço.',
  broker: 'Você recebe este e-mail porque o contato foi feito com você, pela sua página ou em seu nome.',
};

/** The brokerage's own code (docs/decisions/0050-its-own-codes.md). */
export const propertyCodeRow = ({ reference }: PropertyFacts): [string, string] => ['Código', reference];

/** At the head of the e-mail. */
export const shownProperty = (property: PropertyFacts | null): Email['property'] =>
  property
    ? { url: property.url, title: property.title, place: placeText(property), picture: property.picture }
    : undefined;

/** Links that call the person, or write to them. */
function phoneLinks({ whatsapp }: LeadFacts['lead']): EmailLink[] {
  const digits = whatsapp && internationalDigits(whatsapp);
  if (!digits) return [];
  return [
    { label: `Ligar para ${whatsapp}`, url: `tel:+${digits}` },
    { label: 'Conversar por WhatsApp', url: whatsappUrl(digits) },
  ];
}

/** E-mail to the brokerage or to a broker; a reply goes to the visitor. It must not contain the CPF. */
export function leadEmail(
  facts: LeadFacts,
  place: EmailDestination,
  brokerage: Pick<EmailBrokerage, 'name' | 'siteUrl'>,
): Email {
  const { lead, home: property, broker, announce } = facts;
  const kind = kindNames[lead.kind];
  const receivedAt = momentText(lead.created_at.toISOString());
  const completedAt = lead.completed_at && momentText(lead.completed_at.toISOString());
  const campaign = campaignText(lead);
  const listing = unknownListing(lead);
  return {
    subject: `${kind}${completedAt ? ', completo' : ''}${property ? `, código ${property.reference}` : ''} (${lead.protocol})`,
    preview: completedAt ? `Completado em ${completedAt}.` : `Recebido em ${receivedAt}.`,
    heading: `${kind}.`,
    property: shownProperty(property),
    paragraphs: [],
    facts: [
      ['Nome', lead.name],
      ...(lead.email ? [['E-mail', lead.email] as [string, string]] : []),
      ...(lead.whatsapp ? [['Telefone', lead.whatsapp] as [string, string]] : []),
      ...detailRows(lead),
      ...(property ? [propertyCodeRow(property)] : []),
      ...(listing !== null
        ? [['Imóvel', `Nenhum do catálogo tem o código ${listing}.`] as [string, string]]
        : []),
      ...(lead.portal !== null ? [['Portal', portalText(lead)] as [string, string]] : []),
      ...(broker ? [['Consultor', broker.name] as [string, string]] : []),
      ...(campaign ? [['Campanha', campaign] as [string, string]] : []),
      ...(lead.channel
        ? [['Anotado pela equipe', contactChannelNames[lead.channel]] as [string, string]]
        : []),
      ['Protocolo', lead.protocol],
      ['Recebido em', receivedAt],
      ...(completedAt ? [['Completado em', completedAt] as [string, string]] : []),
    ],
    quote: lead.message ?? undefined,
    more: phoneLinks(lead),
    action: property?.url ? { label: 'Ver o imóvel', url: property.url } : photosAction(announce),
    notes: lead.email ? ['Responder a este e-mail responde à pessoa.'] : [],
    reason: reasons[place],
    replyTo: lead.email || undefined,
    attachments: visitAttachments(facts, brokerage),
  };
}

function photosAction(announce: LeadFacts['announce']): Email['action'] {
  const page = sentPhotosPage(announce?.fotos?.[0]);
  return page ? { label: `Ver ${counted(announce!.fotos!.length, 'foto', 'fotos')}`, url: page } : undefined;
}
