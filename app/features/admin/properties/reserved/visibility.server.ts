import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { StaffVisibility } from '@contract/staff-reserved';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { visibilityNames } from '@domain/property/visibility';
import { reservedLinks } from '~/features/reserved/reserved-links';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../../admin-links';
import { recordId } from '../../record/record-id.server';
import { done, failedReply, notTakenReply } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import {
  invitationField,
  invitationForm,
  visibilityForm,
  visibilityIntents,
  wasField,
} from './visibility-forms';

/** Carries the token of a new link to the next page, which shows it once. */
const newLinkCookie = 'convite-novo';
const newLinkSeconds = 60;
const newLink = z.object({ property: z.number(), token: z.string() });

export const visibilityData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.read', async ({ staff }) => {
    const { request, context } = args;
    const id = recordId(args);
    const { invitations, ...property } = await staff.visibility(id);
    const found = newLink.safeParse(context.seals.read(request.headers.get('Cookie'), newLinkCookie)).data;
    const token = found?.property === id ? found.token : null;
    return data(
      {
        ...{ id, ...property },
        invitations: invitations.map((each) => shownInvitation(each, clock.now())),
        newLink: token && context.siteUrl + reservedLinks.invitation(token),
        page: context.siteUrl + reservedLinks.property(id),
      },
      found && { headers: { 'Set-Cookie': context.seals.forget(newLinkCookie) } },
    );
  });

function shownInvitation(
  {
    openings,
    created_at,
    expires_at,
    revoked_at,
    is_open,
    ...invitation
  }: StaffVisibility['invitations'][number],
  now: Date,
) {
  const at = (iso: string) => recentMomentText(new Date(iso), now);
  const end = revoked_at
    ? `revogado ${at(revoked_at)}`
    : `${is_open ? 'vale até' : 'venceu'} ${at(expires_at)}`;
  return {
    ...invitation,
    isOpen: is_open,
    state: [`criado ${at(created_at)}${invitation.by ? ` por ${invitation.by}` : ''}`, end].join(', '),
    openings: openings.map(at),
  };
}

/** Sets who sees it (with undo), invites, or revokes. */
export const visibilityAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'properties.write',
    [visibilityForm, invitationForm, intentField, wasField, invitationField],
    async ({ staff, typed }) => {
      const [id, intent, { log }] = [recordId(args), textOf(typed, intentField), args.context];
      const page = adminLinks.reservedProperty(id);
      if (intent === visibilityIntents.revoke) {
        const invitation = Number(/^[1-9]\d{0,8}$/.exec(textOf(typed, invitationField))?.[0] ?? 0);
        const failed = await failedReply(intent, log, () => staff.revokePropertyInvitation(id, invitation));
        return failed ?? done(page, 'O convite não abre mais.');
      }
      if (intent === visibilityIntents.invite) {
        const { notTaken, answer } = await submitForm(invitationForm, typed, {
          send: (body) => staff.inviteToProperty(id, body),
          log,
        });
        if (notTaken) return notTakenReply(notTaken, { intent });
        const text = answer.token ? 'Link criado: copie agora, ele não aparece de novo.' : 'Convite criado.';
        return done(page, text, { cookies: newLinkCookies(args.context, id, answer.token) });
      }
      let name = '';
      const { notTaken, answer } = await submitForm(visibilityForm, typed, {
        send: ({ was, value }) => {
          name = visibilityNames[value];
          return staff.setVisibility(id, { visibility: { was, value } });
        },
        log,
      });
      if (notTaken) return notTakenReply(notTaken, { intent });
      return done(page, `Quem vê: ${name}.`, { act: answer });
    },
  );

const newLinkCookies = ({ seals }: Pick<AppLoadContext, 'seals'>, property: number, token: string | null) =>
  token ? [seals.cookie(newLinkCookie, { property, token }, newLinkSeconds)] : [];
