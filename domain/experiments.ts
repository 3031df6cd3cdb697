/** Each experiment's arms with their weights, in percent; the first is the site as it is (spec 1 §5). */
export const experiments = {
  'schedule-visit-without-cpf': [75, 25],
  'search-simplified': [85, 15],
} as const satisfies Record<string, readonly [number, number]>;
export type Experiment = keyof typeof experiments;

/** In the order of the specification. */
export const experimentNames = Object.keys(experiments) as [Experiment, ...Experiment[]];

/** One arm of an experiment, from 0. */
export interface Arm {
  experiment: Experiment;
  arm: number;
}

/** 'search-simplified.1': as a cookie and a lead tell an arm. */
export const armText = ({ experiment, arm }: Arm): string => `${experiment}.${arm}`;
/** What such a text looks like, of whatever experiment. */
export const armPattern = /^[a-z][a-z-]{0,59}\.\d$/;

/** The arm that a text tells; null where there is none such. */
export const readArm = (text: string): Arm | null =>
  experimentNames
    .flatMap((experiment) => experiments[experiment].map((_weight, arm) => ({ experiment, arm })))
    .find((arm) => armText(arm) === text) ?? null;
