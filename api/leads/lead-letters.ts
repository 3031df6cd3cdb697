import type { LeadPlace } from '@api/db/schema-leads';
import type { Letter } from '@api/mail/letter';
import { momentText } from '@api/mail/words';
import { sentPhotosPage } from '@domain/announcement/photos';
import { counted } from '@domain/counts';
import type { HomeFacts, LeadFacts } from './lead-facts';
import { campaignText, detailRows, kindNames } from './lead-words';

/** Places that are told by letter. */
type PlaceOfLetters = Extract<LeadPlace, 'house' | 'broker'>;
export const isToldByLetter = (place: LeadPlace): place is PlaceOfLetters => Object.hasOwn(reasons, place);

const reasons: Record<PlaceOfLetters, string> = {
  house: 'Você recebe este e-mail porque os contatos do site chegam a este endereço.',
  broker: 'Você recebe este e-mail porque o contato foi feito com você, pela sua página ou em seu nome.',
};

/** The code is the house's own (docs/decisions/0050-its-own-codes.md). */
const homeRow = ({ reference }: HomeFacts): [string, string] => ['Código', reference];

const homeText = ({ title, street, district, city }: HomeFacts) =>
  `${title}. ${[street, district, city].filter(Boolean).join(', ')}.`;

/** A lead, told to the house or to the broker whom it names; an answer goes to the person. No CPF goes by letter. */
export function leadLetter({ lead, home, broker, announce }: LeadFacts, place: PlaceOfLetters): Letter {
  const kind = kindNames[lead.kind];
  const receivedAt = momentText(lead.created_at.toISOString());
  const completedAt = lead.completed_at && momentText(lead.completed_at.toISOString());
  const campaign = campaignText(lead);
  return {
    subject: `${kind}${completedAt ? ', completo' : ''}${home ? `, código ${home.reference}` : ''} (${lead.protocol})`,
    preview: completedAt ? `Completado em ${completedAt}.` : `Recebido em ${receivedAt}.`,
    heading: `${kind}.`,
    picture: home?.picture ? { url: home.picture, alt: home.title } : undefined,
    paragraphs: home ? [homeText(home)] : [],
    facts: [
      ['Nome', lead.name],
      ['E-mail', lead.email],
      ...(lead.whatsapp ? [['Telefone', lead.whatsapp] as [string, string]] : []),
      ...detailRows(lead),
      ...(home ? [homeRow(home)] : []),
      ...(broker ? [['Consultor', broker.name] as [string, string]] : []),
      ...(campaign ? [['Campanha', campaign] as [string, string]] : []),
      ['Protocolo', lead.protocol],
      ['Recebido em', receivedAt],
      ...(completedAt ? [['Completado em', completedAt] as [string, string]] : []),
    ],
    quote: lead.message ?? undefined,
    action: home?.url ? { label: 'Ver o imóvel', url: home.url } : photosAction(announce),
    notes: ['Responder a este e-mail responde à pessoa.'],
    reason: reasons[place],
    replyTo: lead.email,
  };
}

/**
 * To the person, whose address anybody may have typed: nothing that was typed is in it.
 * @param register where whoever is new finishes registering; null: nobody is asked to
 */
export function receiptLetter({ lead, home }: LeadFacts, register: string | null): Letter {
  const toHome = home?.url ? { label: 'Ver o imóvel', url: home.url } : undefined;
  return {
    subject: 'Recebemos o seu contato',
    preview: `Protocolo ${lead.protocol}.`,
    heading: 'Recebemos o seu contato.',
    paragraphs: [
      'Ele já está com a nossa equipe. Não é preciso enviar de novo.',
      ...(register
        ? [
            'Com uma conta você guarda favoritos e pesquisas. Falta só escolher uma senha; sem isso nenhuma conta é criada.',
          ]
        : []),
    ],
    facts: [
      ['Protocolo', lead.protocol],
      ['Recebido em', momentText(lead.created_at.toISOString())],
      ...(home ? [homeRow(home)] : []),
    ],
    more: register && toHome ? [toHome] : [],
    action: register ? { label: 'Concluir cadastro', url: register } : toHome,
    notes: [],
    reason:
      'Você recebe este e-mail porque este endereço foi informado num formulário do nosso site. Se não foi você, ignore; nada muda.',
  };
}

/** The way to the photos that came with an announcement. */
function photosAction(announce: LeadFacts['announce']): Letter['action'] {
  const page = sentPhotosPage(announce?.fotos?.[0]);
  return page ? { label: `Ver ${counted(announce!.fotos!.length, 'foto', 'fotos')}`, url: page } : undefined;
}
