import type { LoaderFunctionArgs } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { peopleTabLinks } from '../people/people-tabs';
import { asMember } from '../session/guard.server';
import { brokersList, readBrokerFilters } from './brokers-list';

/** `list` null: the back end did not answer. */
export const brokersData = (args: LoaderFunctionArgs) =>
  asMember(args, 'brokers.read', async ({ staff, session: { grants } }) => {
    const { searchParams } = new URL(args.request.url);
    const { log } = args.context;
    const [all, people] = await Promise.all([
      orNull(staff.brokers(), log),
      grants['members.read'] ? orNull(staff.members(), log) : null,
    ]);
    const counts = {
      ...{ team: people?.members.length ?? null, invitations: people?.invitations.length ?? null },
      brokers: all?.length ?? null,
    };
    return {
      title: grants['members.read'] ? 'Pessoas' : 'Corretores',
      filters: readBrokerFilters(searchParams),
      list: all && brokersList(all, searchParams),
      tabs: peopleTabLinks('brokers', counts, grants),
      canWrite: grants['brokers.write'] !== undefined,
    };
  });
