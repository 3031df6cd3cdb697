import { createHash } from 'node:crypto';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { announceSteps } from '@domain/announcement/steps';
import { logged } from '@domain/logged';
import { protocolOf } from '@domain/protocol';
import { announceForms } from '~/features/announce/announce-forms';
import { checkSteps } from '~/features/announce/check-steps.server';
import { draftField, fieldsOfForm, newsField } from '~/features/announce/draft-form';
import { draftsOf, draftToken } from '~/features/announce/drafts.server';
import { toAnnounce } from '~/features/announce/to-announce';
import { keepLead } from '~/features/leads/leads.server';
import { tooManyLeads } from '~/features/leads/lead-texts';
import { redirectToSent } from '~/features/leads/sent.server';
import type { FormReply } from '~/forms/form-reply';
import { sendingFailed } from '~/forms/form-texts';
import { isTrapped, readForm, textOf, trapMessage } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

/**
 * Sends what the page has shown, once for each draft however often it is sent: all steps are judged again, and the first
 * that is wrong is led to. What cannot be kept stays: 429 and 503 in words.
 */
export async function sendAction({ request, context }: ActionFunctionArgs) {
  const rules = context.settings.announce;
  const forms = announceSteps.map(({ name }) => announceForms[name](rules));
  const own = [...Object.values(hiddenField), ...Object.values(draftField), newsField];
  const typed = await readForm(request, ...forms, 'proprietario_telefone.pais', ...own);
  const fields = fieldsOfForm(typed);
  const checked = await checkSteps(fields, rules);
  if ('wrong' in checked)
    return redirect(links.announceStep(checked.wrong, { check: true }), { status: 303 });
  if (isTrapped(typed)) return data(failed(trapMessage), { status: 400 });
  const wait = context.leadLimit(context.visitor.ip);
  if (wait > 0)
    return data(failed(tooManyLeads(wait)), { status: 429, headers: { 'Retry-After': String(wait) } });

  const key = createHash('sha256').update(textOf(typed, hiddenField.key)).digest('hex');
  const { proprietario_nome: name, email, proprietario_telefone: whatsapp } = checked.steps.contato;
  const protocol = protocolOf(new Date(), Number.parseInt(key.slice(0, 8), 16) % 1_000_000);
  const announced = { announce: toAnnounce(checked.steps), protocol };
  const lead = { kind: 'your-property' as const, name, email, whatsapp, announced };
  const receipt = await keepLead(request, context, lead, typed, key);
  if (!receipt) return data(failed(sendingFailed), { status: 503 });
  if (typed.has(newsField)) await keepLead(request, context, { kind: 'newsletter', name, email }, typed);

  const told = receipt.protocol ?? protocol;
  const token = await draftToken(request);
  // Where it cannot be marked it is sent all the same: sent again it is known by its key.
  if (token)
    await draftsOf(context)
      .sent(token, told)
      .catch(logged(context.log, 'a draft that was sent could not be marked'));
  const from = fields[draftField.from]?.value[0];
  return redirectToSent(
    { page: links.announceSent(), query: { from }, name, protocol: told, facts: [['E-mail', email]] },
    context.siteUrl,
  );
}

const failed = (text: string): FormReply => ({ failed: text });
