import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import { portalPlanFields } from '@contract/staff-portals';
import { countedProperties, nounFor } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import {
  type FeedPortal,
  feedPortalNames,
  feedPortals,
  isFeedPortal,
  maxPlan,
  portalPageSize,
  portalStates,
} from '@domain/property/feed-portals';
import { hasStatus } from '~/back-end/errors.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { jsonField } from '../conflict/conflict.server';
import { changedOf } from '../distribution/save-changes.server';
import { done, failedReply } from '../reply.server';
import { asMemberForm, type Member } from '../session/guard.server';
import { cellFields, planFields, portalField, portalIntents, readField } from './portals-fields';
import { portalsHref, readPortalFilters } from './portals-texts';
import { typedChanges } from './typed-changes';

const state = z.enum(portalStates);
const portalsRead = z.object({
  portals: z.array(z.enum(feedPortals)).max(feedPortals.length),
  rows: z
    .array(z.object({ id: z.number().int().positive(), states: z.array(state).max(feedPortals.length) }))
    .max(portalPageSize),
});

export interface PortalsReply {
  intent: string;
  /** Of the form, or of a plan. */
  failed?: string;
  portal?: FeedPortal;
  /** By '{property}.{portal}', and by portal. */
  errors?: Record<string, string>;
  /** As typed, by '{property}.{portal}'. */
  typed?: Record<string, string>;
  /** Typed numbers of a plan. */
  plan?: Record<string, string>;
}

const posted = [intentField, portalField, readField, ...Object.values(planFields), ...cellFields];

/** Saves the table, or a plan, or closes an address. */
export const portalsAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'portals.write', posted, async ({ staff, typed }) => {
    const { log } = args.context;
    const filters = readPortalFilters(new URL(args.request.url).searchParams);
    const intent = textOf(typed, intentField);
    if (intent === portalIntents.listings) return saveListings(args, staff, typed, portalsHref(filters));
    const portal = textOf(typed, portalField);
    if (!isFeedPortal(portal)) throw new Response(null, { status: 400 });
    if (intent === portalIntents.plan) return savePlan(args, staff, typed, portal);
    if (intent !== portalIntents.renew) throw new Response(null, { status: 400 });
    const failed = await failedReply(intent, log, () => staff.renewPortalAddress(portal));
    return (
      failed ??
      done(
        portalsHref({ ...filters, page: 1 }, portal),
        'O endereço antigo está fechado. Dê o novo ao portal.',
      )
    );
  });

async function saveListings(
  { context: { log } }: ActionFunctionArgs,
  staff: Member['staff'],
  typed: FormData,
  to: string,
) {
  const intent = portalIntents.listings;
  const { changes, states } = typedChanges(typed, jsonField(typed, readField, portalsRead));
  if (changes.length === 0) return done(to, 'Nada mudou.');
  try {
    const { act, changed } = await staff.changePortalListings({ changes });
    if (act === null) return await done(to, 'Nada mudou.');
    const text = `${countedProperties(changed)} ${nounFor(changed, 'mudou', 'mudaram')}. Vale na próxima leitura de cada portal.`;
    return await done(to, text, { act, records: changed > 1 ? changed : undefined });
  } catch (error) {
    if (!hasStatus(error, 422)) return (await failedReply(intent, log, () => Promise.reject(error)))!;
    const failed = 'Nada foi guardado: veja o que está marcado.';
    const errors = Object.fromEntries(
      Object.entries(error.answer?.errors ?? {}).map(([name, [text]]) => [name, text ?? '']),
    );
    return data({ intent, failed, errors, typed: states } satisfies PortalsReply, { status: 400 });
  }
}

async function savePlan(
  { context: { log } }: ActionFunctionArgs,
  staff: Member['staff'],
  typed: FormData,
  portal: FeedPortal,
) {
  const intent = portalIntents.plan;
  const was = jsonField(typed, readField, portalPlanFields);
  const numbers = typedNumbers(typed);
  const reply = (failed: string, status = 400) =>
    data({ intent, portal, failed, plan: numbers } satisfies PortalsReply, { status });
  if (!Object.values(numbers).every((text) => /^\d{1,5}$/.test(text) && Number(text) <= maxPlan))
    return reply(`Escreva números de 0 a ${formatNumber(maxPlan)}.`);
  const fields = {
    in_use: typed.has(planFields.in_use),
    ...Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)])),
  };
  const changes = changedOf(was, fields);
  if (Object.keys(changes).length === 0) return done(adminLinks.portals(), 'Nada mudou.');
  try {
    const act = await staff.changePortal(portal, changes);
    return await done(adminLinks.portals(), `Plano de ${feedPortalNames[portal]} salvo.`, { act });
  } catch (error) {
    if (hasStatus(error, 409))
      return reply('Outra pessoa mudou este plano enquanto isso. Confira e salve outra vez.', 409);
    return (await failedReply(intent, log, () => Promise.reject(error)))!;
  }
}

/** Of a portal without superdestaques one alone. */
const typedNumbers = (typed: FormData): Record<string, string> =>
  Object.fromEntries(
    (['highlights', 'super_highlights'] as const)
      .filter((name) => typed.has(planFields[name]))
      .map((name) => [name, textOf(typed, planFields[name]).trim()]),
  );
