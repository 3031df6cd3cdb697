import { OperatorIndex } from './operator-index';
import { readOperatorRules, type OperatorRule, type Problem } from './operator-rules';
import type { RedirectFor } from './redirect-for';

/** No address of the operator's leads through more redirects than these, the site's own counted. */
const maxHops = 5;

/**
 * The operator's file, checked: bad lines, second lines for one address, and lines that lead back to themselves (or through too
 * many others) are told and left out. A loop always passes through one of its rules with nothing but what its wildcard
 * stands for, so following each rule once, with any word for its wildcard, finds it; the last line of a loop goes.
 */
export function compileOperatorRules(
  text: string,
  builtIn: RedirectFor,
): { index: OperatorIndex; problems: Problem[] } {
  const { rules, problems } = readOperatorRules(text);
  const index = new OperatorIndex();
  const kept = new Set<OperatorRule>();
  for (const rule of rules) {
    const earlier = index.add(rule);
    if (earlier)
      problems.push({ line: rule.line, reason: `o endereço antigo já está na linha ${earlier.line}` });
    else kept.add(rule);
  }
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const rule of kept) {
      const culprit = loopOf(rule, index, builtIn);
      if (!culprit) continue;
      index.delete(culprit);
      kept.delete(culprit);
      problems.push({
        line: culprit.line,
        reason: 'este redirecionamento volta ao início (laço) ou passa por outros demais',
      });
    }
  }
  return { index, problems: problems.sort((a, b) => a.line - b.line) };
}

/** The last line of the loop that this rule leads into; null where it comes to an end. */
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
