import { Hono } from 'hono';
import type { z } from 'zod';
import type { StaffExperiment, staffExperimentsAnswer } from '@contract/staff-experiments';
import { experimentResult } from '@domain/experiments/experiment-result';
import { experimentNames, experiments } from '@domain/experiments/experiments';
import type { AnalyticsDeps } from '../deps';
import { type ExperimentCounts, experimentCounts } from '../queries/experiments';

/** `GET staff/experiments` */
export function staffExperimentRoutes({ db }: Pick<AnalyticsDeps, 'db'>): Hono {
  return new Hono().get('/staff/experiments', async (context) => {
    const data = await Promise.all(
      experimentNames.map(async (name): Promise<StaffExperiment> => {
        const counts = await experimentCounts(db, name, null);
        const [first, second] = counts.arms;
        const exposures: [number, number] = [first.exposures, second.exposures];
        return { name, since: counts.since, exposures, result: resultOf(name, counts) };
      }),
    );
    return context.json({ data } satisfies z.input<typeof staffExperimentsAnswer>);
  });
}

function resultOf(name: StaffExperiment['name'], { arms }: ExperimentCounts): StaffExperiment['result'] {
  const result = experimentResult(arms, experiments[name]);
  if (result.state !== 'shown') return { state: result.state };
  const conversions: [number, number] = [arms[0].conversions, arms[1].conversions];
  return { state: 'shown', conversions, difference: result.difference };
}
