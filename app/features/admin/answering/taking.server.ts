import { redirect } from '@remix-run/node';
import type { StaffSession } from '@contract/staff';
import { type BrokerageName, whatsappUrl, withArticle } from '@domain/brokerage/brokerage';
import { type AnswerChannel, answerChannels } from '@domain/leads/answer-channel';
import { unnamedPerson } from '@domain/leads/portals';
import { firstNameOf } from '@domain/people/first-name';
import { internationalDigits } from '@domain/validation/phone';
import type { StaffApi } from '~/back-end/client.server';
import type { refusalOf } from '~/back-end/refusal.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks } from '../admin-links';
import { done, failedReply } from '../reply.server';
import { channelField, contactIntents } from './contact-fields';

interface Taking {
  id: number;
  intent: string;
  staff: StaffApi;
  typed: FormData;
  member: Pick<StaffSession['member'], 'name'>;
  brokerage: BrokerageName;
  log: Parameters<typeof refusalOf>[1];
}

/**
 * Buttons of a contact without fields: take, decline, answer. Who comes second reads who has it.
 * @param to the page after an answer @param taken the page after 'Assumir' @returns null: another intent
 */
export async function takingReply(
  taking: Taking,
  to: string,
  taken = adminLinks.contact(taking.id),
): Promise<Response | object | null> {
  const { id, intent, staff } = taking;
  switch (intent) {
    case contactIntents.take:
      return orFailed(taking, async () =>
        done(taken, 'O contato é seu.', { act: await staff.takeContact(id) }),
      );
    case contactIntents.decline:
      return orFailed(taking, async () => {
        await staff.declineContact(id);
        return done(adminLinks.today(), 'O contato vai para outra pessoa.');
      });
    case contactIntents.answer:
    case contactIntents.call:
      return orFailed(taking, async () => {
        await staff.answerContact(id, {
          channel: channelOf(taking),
          informed: intent === contactIntents.answer,
        });
        return done(to, 'Resposta anotada.');
      });
    case contactIntents.takeWhatsapp:
    case contactIntents.whatsapp:
      return orFailed(taking, async () => {
        if (intent === contactIntents.takeWhatsapp) await staff.takeContact(id);
        const answered = await staff.answerContact(id, { channel: 'whatsapp', informed: false });
        const number = answered.phone && internationalDigits(answered.phone);
        if (!number) return done(taken, 'Este contato não tem telefone: a resposta foi anotada.');
        return redirect(whatsappUrl(number, greetingText(answered, taking)), { status: 303 });
      });
    default:
      return null;
  }
}

async function orFailed({ intent, log }: Taking, run: () => Promise<Response>) {
  let reply: Response | null = null;
  const failed = await failedReply(intent, log, async () => void (reply = await run()));
  return failed ?? reply;
}

/** @throws 400 */
function channelOf({ intent, typed }: Taking): AnswerChannel {
  if (intent === contactIntents.call) return 'telefone';
  const channel = answerChannels.find((each) => each === textOf(typed, channelField));
  if (!channel) throw new Response(null, { status: 400 });
  return channel;
}

/** 'Olá, Beatriz. Aqui é Tomás Reis, da Bossa Nova, sobre o seu contato nº 2611-048213.' */
function greetingText(
  { name, protocol }: { name: string; protocol: string },
  { member, brokerage }: Pick<Taking, 'member' | 'brokerage'>,
): string {
  const hello = name === unnamedPerson ? 'Olá.' : `Olá, ${firstNameOf(name)}.`;
  return `${hello} Aqui é ${member.name}, ${withArticle(brokerage, 'de')}, sobre o seu contato nº ${protocol}.`;
}
