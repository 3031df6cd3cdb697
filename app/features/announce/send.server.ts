import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import type { AnnounceInput } from '@contract/announcements';
import { clock } from '@domain/kernel/clock';
import { type Authorisation, authorisations } from '@domain/announcement/long-form';
import { logged } from '@domain/kernel/logged';
import { protocolOf } from '@domain/leads/protocol';
import { storeLead } from '~/features/leads/leads.server';
import { tooManyLeads } from '~/features/leads/lead-texts';
import { redirectToSent } from '~/features/leads/sent.server';
import { sendingFailed } from '~/forms/form-texts';
import { isHoneypotFilled, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { news } from './draft-form';
import { draftsOf } from './drafts.server';
import { photoLinkHash } from './photo-target.server';
import { readDraft } from './save-step.server';
import { sentFact } from './sent-facts';
import { tooQuick, tooQuickText } from './signed-time.server';

interface Sending {
  typed: FormData;
  announce: AnnounceInput;
  token: string | null;
  page: string;
  query?: Record<string, string | undefined>;
}

type Outcome =
  | { sent: Response }
  | { refused: string; status: number; headers?: Record<string, string>; time?: string };

/** Sends once for each key and draft; a repeat gets the same answer. Too quick: 400, with a time to resend. */
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
  const wait = await context.leadLimit(context.visitor.ip);
  if (wait > 0) return { refused: tooManyLeads(wait), status: 429, headers: { 'Retry-After': String(wait) } };

  const key = createHash('sha256').update(textOf(typed, hiddenField.key)).digest('hex');
  const protocol = protocolOf(clock.now(), Number.parseInt(key.slice(0, 8), 16) % 1_000_000);
  const ticked = authorisationsIn(typed);
  const fotos = await photosFor(context, draft?.id, protocol);
  const announced = {
    announce: { ...announce, ...(ticked.length > 0 && { authorisations: ticked }), ...(fotos && { fotos }) },
    protocol,
    ...(token && { photo_link: photoLinkHash(token) }),
    // A filled honeypot marks the lead as suspicious; the answer is the same.
    ...(isHoneypotFilled(typed) && { suspicion: 'trap' as const }),
  };
  const lead = { kind: 'your-property' as const, name, email, whatsapp, announced };
  const receipt = await storeLead(request, context, lead, typed, key);
  if (!receipt) return { refused: sendingFailed, status: 503 };
  if (isTicked(typed, news.field) && !isHoneypotFilled(typed))
    await storeLead(request, context, { kind: 'newsletter', name, email }, typed);

  const finalProtocol = receipt.protocol ?? protocol;
  // The back end gave another protocol number, because this one was taken.
  if (fotos && finalProtocol !== protocol) await photosFor(context, draft?.id, finalProtocol);
  if (token)
    await draftsOf(context).sent(token, finalProtocol).catch(logged(context.log, 'sent draft not marked'));
  return answer(finalProtocol);
}

/** Photo links for the brokerage. A photo error does not stop the announcement. */
const photosFor = async (
  { draftPhotos, siteUrl, log }: AppLoadContext,
  draft: string | undefined,
  protocol: string,
): Promise<string[] | undefined> => {
  const given = draft
    ? await draftPhotos
        .handOver(draft, protocol)
        .catch(logged(log, 'announcement photos not handed over', () => null))
    : null;
  return given?.photos.map((id) => siteUrl + links.sentPhoto({ token: given.token, id, whole: true }));
};

const sentFacts = (email: string, preference?: string | null): [string, string][] => [
  [sentFact.email, email],
  ...(preference ? [[sentFact.preference, preference] as [string, string]] : []),
];

const isTicked = (typed: FormData, field: string) => textOf(typed, field) !== '';

function authorisationsIn(typed: FormData): Authorisation[] {
  const at = clock.now().toISOString();
  return authorisations
    .filter(({ field }) => isTicked(typed, field))
    .map(({ name, version }) => ({ name, version, at }));
}
