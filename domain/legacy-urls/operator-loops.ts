import { OperatorIndex } from './operator-index';
import { linesOf, readOperatorRule, type OperatorRule, type Problem } from './operator-rules';
import { splitAddress } from './redirect';
import { maxHops, type RedirectFor } from './redirect-for';

interface OperatorRules {
  index: OperatorIndex;
  problems: Problem[];
}

/** All steps at once. */
export const compileOperatorRules = (text: string, builtIn: RedirectFor): OperatorRules =>
  runSteps(compileSteps(text, builtIn));

export function runSteps<Outcome>(steps: Iterator<void, Outcome>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Drops invalid lines, duplicates, loops and long chains. Every loop passes through an operator rule.
 * A step takes microseconds; for all lines of a large file they add up to seconds.
 */
export function* compileSteps(text: string, builtIn: RedirectFor): Generator<void, OperatorRules> {
  const index = new OperatorIndex();
  const problems: Problem[] = [];
  const validRules = new Set<OperatorRule>();
  let line = 0;
  for (const content of linesOf(text)) {
    yield;
    line += 1;
    const rule = readOperatorRule(content, line);
    if (!rule) continue;
    if ('reason' in rule) {
      problems.push(rule);
      continue;
    }
    const earlier = index.add(rule);
    if (earlier) problems.push(takenBy(rule, earlier));
    else validRules.add(rule);
  }
  yield* loopSteps(validRules, index, builtIn, (culprit) => {
    index.delete(culprit);
    validRules.delete(culprit);
    problems.push(loopProblem(culprit));
  });
  return { index, problems: problems.sort((a, b) => a.line - b.line) };
}

export const takenBy = ({ line }: OperatorRule, earlier: OperatorRule): Problem => ({
  ...{ line, reason: `o endereço antigo já está na linha ${earlier.line}` },
});

export const loopProblem = ({ line }: OperatorRule): Problem => ({
  ...{ line, reason: 'este redirecionamento volta ao início (laço) ou passa por outros demais' },
});

/** @param drop takes the rule with the last line of a loop or long chain out of `rules` and `index` */
export function* loopSteps(
  rules: ReadonlySet<OperatorRule>,
  index: OperatorIndex,
  builtIn: RedirectFor,
  drop: (culprit: OperatorRule) => void,
): Generator<void, void> {
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const rule of rules) {
      yield;
      const culprit = loopOf(rule, index, builtIn);
      if (!culprit) continue;
      isDone = false;
      drop(culprit);
    }
  }
}

function loopOf(rule: OperatorRule, index: OperatorIndex, builtIn: RedirectFor): OperatorRule | null {
  const passed: OperatorRule[] = [];
  let address = exampleOf(rule);
  for (let hops = 0; hops <= maxHops; hops++) {
    const [path, query] = splitAddress(address);
    const found = index.find(path, query);
    const next = found?.redirect ?? builtIn('GET', path, query);
    if (found) passed.push(found.rule);
    if (!next || !next.location.startsWith('/')) return null;
    address = next.location;
  }
  return passed.reduce((last, each) => (each.line > last.line ? each : last), rule);
}

/** An address that the rule matches. */
export const exampleOf = ({ from, below }: Pick<OperatorRule, 'from' | 'below'>): string =>
  `/${[...from, ...(below ? ['curinga'] : [])].map(encodeURIComponent).join('/')}`;
