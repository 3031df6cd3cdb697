import type { LoaderFunctionArgs } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { experimentsSentence, experimentView } from './experiment-view';

/** null: the back end did not answer. */
export const experimentsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'experiments.read', async ({ staff }) => {
    const experiments = await orNull(staff.experiments(), args.context.log);
    if (!experiments) return null;
    return { sentence: experimentsSentence(experiments), experiments: experiments.map(experimentView) };
  });
