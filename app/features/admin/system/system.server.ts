import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SystemLine } from '@contract/staff-system';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { systemSentence } from './system-sentence';

/** null: the back end did not answer. */
export const systemData = (args: LoaderFunctionArgs) =>
  asMember(args, 'system.read', async ({ staff }) => {
    const answer = await orNull(staff.system(), args.context.log);
    if (!answer) return null;
    const { read_at, lines, facts } = answer;
    const now = clock.now();
    const inGroup = (group: SystemLine['group']) =>
      lines
        .filter((line) => line.group === group)
        .map(({ at, ...line }) => ({ ...line, at, when: recentMomentText(new Date(at), now) }));
    return {
      readAt: recentMomentText(new Date(read_at), now),
      sentence: systemSentence(lines),
      groups: [
        { title: 'Agora', lines: inGroup('now') },
        { title: 'Guardado', lines: inGroup('stored') },
      ],
      facts,
    };
  });
