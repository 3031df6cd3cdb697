import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { invitationField, revokeIntent } from './people-columns';
import { peopleList, peopleTabs, readPeopleFilters } from './people-list';
import { peopleTabLinks } from './people-tabs';

/** `list` null: the back end did not answer. */
export const peopleData = (args: LoaderFunctionArgs) =>
  asMember(args, 'members.read', async ({ staff, session: { grants, member } }) => {
    const { searchParams } = new URL(args.request.url);
    const { log } = args.context;
    const [all, brokers] = await Promise.all([orNull(staff.members(), log), orNull(staff.brokers(), log)]);
    const [filters, list] = [
      readPeopleFilters(searchParams),
      all && peopleList(all, searchParams, { id: member.id, now: clock.now() }),
    ];
    const counts = {
      ...{ team: list?.counts.team ?? null, invitations: list?.counts.invitations ?? null },
      brokers: brokers?.length ?? null,
    };
    return {
      filters,
      list,
      tabs: peopleTabLinks(filters.tab, counts, grants),
      canInvite: grants['members.invite'] !== undefined,
    };
  });

/** Revokes an invitation. */
export const peopleAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'members.invite', [intentField, invitationField], async ({ staff, typed }) => {
    const id = Number(textOf(typed, invitationField));
    if (textOf(typed, intentField) !== revokeIntent || !Number.isSafeInteger(id) || id < 1)
      throw new Response(null, { status: 400 });
    const failed = await failedReply(revokeIntent, args.context.log, () => staff.revokeInvitation(id));
    return failed ?? done(adminLinks.people({ aba: peopleTabs.invitations }), 'Convite revogado.');
  });
