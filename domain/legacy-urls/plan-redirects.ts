import { OperatorIndex } from './operator-index';
import { exampleOf, loopProblem, loopSteps, takenBy } from './operator-loops';
import { linesOf, type OperatorRule, type Problem } from './operator-rules';
import { splitAddress } from './redirect';
import { redirectRules, type RedirectFor } from './redirect-for';
import { readStoredLine, redirectKey, type RedirectText, readRedirect, targetText } from './redirect-line';
import type { LegacySettings } from './settings';

export interface PlannedRedirect extends RedirectText {
  line: number;
  key: string;
  /** null: new. */
  before: RedirectText | null;
  /** Where it ends, if `to` leads on. */
  end: string | null;
}

export interface RedirectPlan {
  /** New and changed ones. */
  changes: PlannedRedirect[];
  /** Lines that say what is stored. */
  same: number;
  problems: Problem[];
}

/** Lines before all typed ones: in a loop, what is typed goes. */
const storedLine = 0;

/**
 * What lines would change of the stored redirects. Invalid lines, duplicates and loops are problems.
 * A step takes microseconds.
 * @param absent keys of stored redirects that go at the same time
 */
export function* planSteps(
  stored: readonly RedirectText[],
  lines: string,
  settings: LegacySettings,
  absent: ReadonlySet<string> = new Set(),
): Generator<void, RedirectPlan> {
  const builtIn = redirectRules(settings);
  const index = new OperatorIndex();
  const rules = new Set<OperatorRule>();
  const known = new Map<string, { rule: OperatorRule; text: RedirectText }>();
  for (const text of stored) {
    yield;
    const rule = readRedirect(text);
    if (typeof rule === 'string' || absent.has(redirectKey(rule))) continue;
    const own = { ...rule, line: storedLine };
    index.add(own);
    rules.add(own);
    known.set(redirectKey(own), { rule: own, text });
  }
  const typed = new Map<string, OperatorRule & { text: string }>();
  const problems: Problem[] = [];
  let line = 0;
  for (const content of linesOf(lines)) {
    yield;
    line += 1;
    const rule = readStoredLine(content, line);
    if (!rule) continue;
    if ('reason' in rule) {
      problems.push(rule);
      continue;
    }
    const key = redirectKey(rule);
    const earlier = typed.get(key);
    if (earlier) {
      problems.push(takenBy(rule, earlier));
      continue;
    }
    typed.set(key, rule);
    const before = known.get(key)?.rule;
    if (before) {
      index.delete(before);
      rules.delete(before);
    }
    index.add(rule);
    rules.add(rule);
  }
  yield* loopSteps(rules, index, builtIn, (culprit) => {
    index.delete(culprit);
    rules.delete(culprit);
    // A later version of the site may close a loop with a stored one: it is not served either.
    if (culprit.line === storedLine) return;
    const key = redirectKey(culprit);
    typed.delete(key);
    problems.push(loopProblem(culprit));
    const before = known.get(key)?.rule;
    if (!before) return;
    index.add(before);
    rules.add(before);
  });
  const rulesOfAll = redirectRules(settings, index);
  const changes: PlannedRedirect[] = [];
  let same = 0;
  for (const [key, rule] of typed) {
    yield;
    const before = known.get(key)?.text ?? null;
    const { status } = rule;
    const to = targetText(rule);
    if (before && before.to === to && before.status === status) same += 1;
    else
      changes.push({
        line: rule.line,
        key,
        from: rule.text,
        to,
        status,
        before,
        end: endOf(rule, rulesOfAll),
      });
  }
  return { changes, same, problems: problems.sort((a, b) => a.line - b.line) };
}

/** null: `to` is the end. Of a wildcard that is passed on: unknown. */
export function endOf(rule: OperatorRule, rules: RedirectFor): string | null {
  if (rule.splat) return null;
  const location = rules('GET', ...splitAddress(exampleOf(rule)))?.location;
  return location === undefined || location === rule.to ? null : location;
}
