import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import type { AnnounceInput } from '@contract/announcements';
import { clock } from '@domain/clock';
import { type Authorisation, authorisations } from '@domain/announcement/long-form';
import { logged } from '@domain/logged';
import { protocolOf } from '@domain/protocol';
import { keepLead } from '~/features/leads/leads.server';
import { tooManyLeads } from '~/features/leads/lead-texts';
import { redirectToSent } from '~/features/leads/sent.server';
import { sendingFailed } from '~/forms/form-texts';
import { isTrapped, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { news } from './draft-form';
import { draftsOf } from './drafts.server';
import { photoLinkHash } from './photo-place.server';
import { readDraft } from './save-step.server';
import { sentFact } from './sent-facts';
import { tooQuick, tooQuickText } from './signed-time.server';

interface Sending {
  /** What was posted: its key, and which boxes are ticked. */
  typed: FormData;
  announce: AnnounceInput;
  /** What the draft is named by; null: there is none. */
  token: string | null;
  /** The path of the page that says so, and what its address keeps. */
  page: string;
  query?: Record<string, string | undefined>;
}

/** The redirect (303) of what was sent, or why it was not. */
type Outcome =
  | { sent: Response }
  | { refused: string; status: number; headers?: Record<string, string>; time?: string };

/**
 * Sends an announcement, once for each key however often it comes, and once for each draft by whatever form: what is sent
 * already is answered as it was. What comes too quickly is asked for once more (400), with the time to send it with; what
 * cannot be kept stays: 429 and 503 in words.
 */
export async function sendAnnouncement(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { typed, announce, token, page, query }: Sending,
): Promise<Outcome> {
  const { proprietario_nome: name, email, proprietario_telefone: whatsapp, preferencia_contato } = announce;
  const answer = async (protocol: string) => ({
    sent: await redirectToSent(
      { page, query, name, protocol, facts: sentFacts(email, preferencia_contato) },
      context.siteUrl,
    ),
  });
  const draft = token ? (await readDraft(request, context, token)).draft : null;
  if (draft?.sent) return answer(draft.sent.protocol);
  const quick = tooQuick(context, textOf(typed, hiddenField.time));
  if (quick) return { refused: tooQuickText, status: 400, ...quick };
  const wait = context.leadLimit(context.visitor.ip);
  if (wait > 0) return { refused: tooManyLeads(wait), status: 429, headers: { 'Retry-After': String(wait) } };

  const key = createHash('sha256').update(textOf(typed, hiddenField.key)).digest('hex');
  const protocol = protocolOf(clock.now(), Number.parseInt(key.slice(0, 8), 16) % 1_000_000);
  const ticked = authorisationsIn(typed);
  const fotos = await photosFor(context, draft?.id, protocol);
  const announced = {
    announce: { ...announce, ...(ticked.length > 0 && { authorisations: ticked }), ...(fotos && { fotos }) },
    protocol,
    ...(token && { photo_link: photoLinkHash(token) }),
    // No person fills that field: it is kept apart, and answered as any other.
    ...(isTrapped(typed) && { suspicion: 'trap' as const }),
  };
  const lead = { kind: 'your-property' as const, name, email, whatsapp, announced };
  const receipt = await keepLead(request, context, lead, typed, key);
  if (!receipt) return { refused: sendingFailed, status: 503 };
  if (isTicked(typed, news.field) && !isTrapped(typed))
    await keepLead(request, context, { kind: 'newsletter', name, email }, typed);

  const told = receipt.protocol ?? protocol;
  // The number was another's: they are known by the one that it got.
  if (fotos && told !== protocol) await photosFor(context, draft?.id, told);
  // Where it cannot be marked it is sent all the same: sent again it is known by its key.
  if (token)
    await draftsOf(context)
      .sent(token, told)
      .catch(logged(context.log, 'a draft that was sent could not be marked'));
  return answer(told);
}

/**
 * The links by which the house opens the photos of a draft; undefined: there are none. An announcement is never kept back by
 * its photos.
 */
const photosFor = async (
  { draftPhotos, siteUrl, log }: AppLoadContext,
  draft: string | undefined,
  protocol: string,
): Promise<string[] | undefined> => {
  const given = draft
    ? await draftPhotos
        .handOver(draft, protocol)
        .catch(logged(log, 'the photos of an announcement could not be handed over', () => null))
    : null;
  return given?.photos.map((id) => siteUrl + links.sentPhoto({ token: given.token, id, whole: true }));
};

const sentFacts = (email: string, preference?: string | null): [string, string][] => [
  [sentFact.email, email],
  ...(preference ? [[sentFact.preference, preference] as [string, string]] : []),
];

const isTicked = (typed: FormData, field: string) => textOf(typed, field) !== '';

/** Which boxes are ticked, by the texts that stand beside them now. */
function authorisationsIn(typed: FormData): Authorisation[] {
  const at = clock.now().toISOString();
  return authorisations
    .filter(({ field }) => isTicked(typed, field))
    .map(({ name, version }) => ({ name, version, at }));
}
