import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { ContactLink } from '@contract/contact-links';
import type { AnswerChannel } from '@domain/leads/answer-channel';
import { atText, dueText } from '@domain/leads/offer-texts';
import { clock } from '@domain/kernel/clock';
import { ageText } from '@domain/kernel/moment';
import { internationalDigits } from '@domain/validation/phone';
import { markTokenPage } from '~/features/shared-folder/token-page.server';
import { sectionOf } from '~/back-end/section.server';

export const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** What the link shows now. A GET changes nothing. Unknown tokens get the same 404; 503 if the back end fails. */
export async function takePageData({ request, context }: LoaderFunctionArgs) {
  markTokenPage(context);
  const token = tokenOf(request);
  const { name, logo } = context.settings.firm;
  const section = await sectionOf(
    context.api.contactLinks(context.session.caller).contactLink(token),
    context.log,
    (link) => link && shownLink(link, clock.now()),
  );
  const page = { firm: { name, logo }, token, hasFailed: section.status === 'failed' };
  if (section.status === 'failed') return data({ ...page, link: null }, { status: 503 });
  const link = section.status === 'shown' ? section.value : null;
  if (link?.contact?.digits) context.answer.opensWhatsapp = true;
  return data({ ...page, link }, { status: link ? 200 : 404 });
}

function shownLink({ contact, ...link }: ContactLink, now: Date) {
  const due = link.due_at === null ? null : new Date(link.due_at);
  return {
    state: link.state,
    request: [link.request, link.portal && `pelo ${link.portal}`].filter(Boolean).join(', '),
    came: atText(new Date(link.created_at), now),
    reason: link.reason,
    property: link.property,
    due: due && dueText(due, now),
    /** 'restam 12 min' */
    left: due && due > now ? `restam ${ageText(now, due)}` : null,
    ended: link.state in endedTexts ? endedTexts[link.state as EndedState](link, now) : null,
    contact: contact && shownContact(contact, now),
  };
}

type EndedState = Exclude<ContactLink['state'], 'offered' | 'yours'>;
type Ended = (link: Omit<ContactLink, 'contact'>, now: Date) => string;

const elsewhere = 'o contato foi oferecido a outra pessoa.';
const withYou = 'o contato ficou com você. Ele está na Mesa.';

const endedTexts: Record<EndedState, Ended> = {
  other: ({ by, at }, now) =>
    at === null
      ? `${by || 'Outra pessoa'} atende este contato.`
      : `${by || 'Outra pessoa'} assumiu este contato ${atText(new Date(at), now)}.`,
  lapsed: ({ at, is_own }, now) =>
    `O prazo passou ${at ? atText(new Date(at), now) : ''}; ${is_own ? withYou : elsewhere}`,
  declined: ({ at, is_own }, now) =>
    `Você passou a vez ${at ? atText(new Date(at), now) : ''}; ${is_own ? withYou : elsewhere}`,
  closed: () => 'Este contato já não espera resposta.',
};

function shownContact(contact: NonNullable<ContactLink['contact']>, now: Date) {
  const { phone, answer, complained_at, ...facts } = contact;
  const digits = phone && internationalDigits(phone);
  return {
    ...facts,
    phone,
    /** With country code; null: no number that can be called. */
    digits: digits || null,
    /** 'Respondido por WhatsApp às 14h55.'; null: nobody has answered. */
    answered:
      answer && complained_at === null
        ? `Respondido por ${inSentence[answer.channel]} ${atText(new Date(answer.at), now)}.`
        : null,
    isComplained: complained_at !== null,
  };
}

const inSentence: Record<AnswerChannel, string> = {
  whatsapp: 'WhatsApp',
  telefone: 'telefone',
  email: 'e-mail',
  outro: 'outro meio',
};

export type TakePage = Awaited<ReturnType<typeof takePageData>>['data'];
export type ShownLink = NonNullable<TakePage['link']>;
