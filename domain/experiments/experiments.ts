/** Weights of each experiment's arms in percent; the first arm is the control (spec 1 §5). */
export const experiments = {
  'schedule-visit-without-cpf': [75, 25],
  'search-simplified': [85, 15],
} as const satisfies Record<string, readonly [number, number]>;
export type Experiment = keyof typeof experiments;

export const experimentNames = Object.keys(experiments) as [Experiment, ...Experiment[]];

/** Arms count from 0. */
export interface Arm {
  experiment: Experiment;
  arm: number;
}

/** 'search-simplified.1': format in the cookie and in leads. */
export const armText = ({ experiment, arm }: Arm): string => `${experiment}.${arm}`;
/** Matches any experiment, also a removed one. */
export const armPattern = /^[a-z][a-z-]{0,59}\.\d$/;

export const readArm = (text: string): Arm | null =>
  experimentNames
    .flatMap((experiment) => experiments[experiment].map((_weight, arm) => ({ experiment, arm })))
    .find((arm) => armText(arm) === text) ?? null;
