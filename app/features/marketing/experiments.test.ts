import { expect, test } from 'vitest';
import { drawArm, encodeArms, keptArm } from './experiments';

const experiment = 'schedule-visit-without-cpf';

test.each([
  [`exp=${experiment}.0`, 0],
  [`consentimento=1; exp=another.0/${experiment}.1`, 1],
  [`exp=${experiment}.2`, null],
  [`exp=${experiment}.01`, null],
  [`exp=${experiment}`, null],
  ['exp=', null],
  [null, null],
])('%s is arm %s', (cookies, arm) => {
  expect(keptArm(cookies, experiment)).toBe(arm);
});

test('an arm that was drawn is kept', () => {
  expect(keptArm(`exp=${encodeArms(null, experiment, 1)}`, experiment)).toBe(1);
});

test('the arms are drawn 75 to 25', () => {
  const drawn = Array.from({ length: 1000 }, (_, n) => drawArm(experiment, n / 1000));
  expect(drawn.filter((arm) => arm === 0)).toHaveLength(750);
});
