import { OperatorIndex } from './operator-index';
import { linesOf, readOperatorRule, type OperatorRule, type Problem } from './operator-rules';
import type { RedirectFor } from './redirect-for';

/** Maximum redirects of one URL, including the site's own. */
const maxHops = 5;

interface OperatorRules {
  index: OperatorIndex;
  problems: Problem[];
}

/** All steps at once. */
export function compileOperatorRules(text: string, builtIn: RedirectFor): OperatorRules {
  const steps = compileSteps(text, builtIn);
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
    if (earlier) problems.push({ line, reason: `o endereço antigo já está na linha ${earlier.line}` });
    else validRules.add(rule);
  }
  for (let size = -1; size !== validRules.size;) {
    size = validRules.size;
    for (const rule of validRules) {
      yield;
      const culprit = loopOf(rule, index, builtIn);
      if (!culprit) continue;
      index.delete(culprit);
      validRules.delete(culprit);
      problems.push({
        line: culprit.line,
        reason: 'este redirecionamento volta ao início (laço) ou passa por outros demais',
      });
    }
  }
  return { index, problems: problems.sort((a, b) => a.line - b.line) };
}

function loopOf(rule: OperatorRule, index: OperatorIndex, builtIn: RedirectFor): OperatorRule | null {
  const passed: OperatorRule[] = [];
  let address = `/${[...rule.from, ...(rule.below ? ['curinga'] : [])].map(encodeURIComponent).join('/')}`;
  for (let hops = 0; hops <= maxHops; hops++) {
    const [path = '', query = ''] = address.split('?');
    const found = index.find(path, query);
    const next = found?.redirect ?? builtIn('GET', path, query);
    if (found) passed.push(found.rule);
    if (!next || !next.location.startsWith('/')) return null;
    address = next.location;
  }
  return passed.reduce((last, each) => (each.line > last.line ? each : last), rule);
}
