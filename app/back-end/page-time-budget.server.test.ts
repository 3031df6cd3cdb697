import { expect, test } from 'vitest';
import { PageTimeBudget } from './page-time-budget.server';

function budgetOf100() {
  const clock = { now: 5 };
  return { clock, budget: new PageTimeBudget(100, () => clock.now) };
}

test('sequential calls share a budget; time between calls is free', () => {
  const { clock, budget } = budgetOf100();
  for (const left of [70, 40, 10, 0]) {
    budget.begin();
    clock.now += 30;
    budget.end();
    clock.now += 1000;
    expect(budget.left).toBe(left);
  }
});

test('calls that wait at once spend it once', () => {
  const { clock, budget } = budgetOf100();
  budget.begin();
  clock.now += 20;
  budget.begin();
  expect(budget.left).toBe(80);
  clock.now += 20;
  budget.end();
  clock.now += 20;
  budget.end();
  expect(budget.left).toBe(40);
});
