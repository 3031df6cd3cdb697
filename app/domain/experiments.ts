import { cookieValue } from './cookie-text';

/** Each experiment's arms with their weights, the first one being the site as it is (spec 1 §5). */
const experiments = { 'schedule-visit-without-cpf': [75, 25] } as const;
export type Experiment = keyof typeof experiments;

/** The cookie that keeps which arms a visitor got, and how long, in seconds (spec 1 §11). */
export const experimentsName = 'exp';
export const experimentsMaxAge = 604_800;

/** The arm that a `Cookie` header tells, from 0; null where it tells none that there is. */
export function keptArm(cookies: string | null, experiment: Experiment): number | null {
  const entries = cookieValue(cookies, experimentsName)?.split('/') ?? [];
  const given = entries.find((entry) => entry.startsWith(`${experiment}.`))?.slice(experiment.length + 1);
  const arm = experiments[experiment].findIndex((_weight, index) => String(index) === given);
  return arm < 0 ? null : arm;
}

/** @param chance from 0 to 1 */
export function drawArm(experiment: Experiment, chance: number): number {
  const [first, second] = experiments[experiment];
  return chance * (first + second) < first ? 0 : 1;
}

/** The cookie's value with this arm and the other experiments' that are kept. */
export function encodeArms(cookies: string | null, experiment: Experiment, arm: number): string {
  const all = (Object.keys(experiments) as Experiment[]).flatMap((name) => {
    const own = name === experiment ? arm : keptArm(cookies, name);
    return own === null ? [] : [`${name}.${own}`];
  });
  return all.join('/');
}
