import { segmentsOf, type OperatorRule } from './operator-rules';
import { decodeText, encode, mergeQuery } from './query';
import type { Redirect } from './redirect';

const keyOf = (path: string) => decodeText(path.slice(1, path.endsWith('/') ? -1 : undefined)).toLowerCase();
const keyOfRule = ({ from }: OperatorRule) => from.join('/').toLowerCase();

/** The time for a lookup does not depend on the number of rules. */
export class OperatorIndex {
  private readonly exact = new Map<string, OperatorRule>();
  private readonly below = new Map<string, OperatorRule>();
  private deepest = 0;

  /** @returns an existing rule for the same URL, which stays */
  add(rule: OperatorRule): OperatorRule | undefined {
    const rules = rule.below ? this.below : this.exact;
    const key = keyOfRule(rule);
    const earlier = rules.get(key);
    if (earlier) return earlier;
    rules.set(key, rule);
    if (rule.below) this.deepest = Math.max(this.deepest, rule.from.length);
  }

  delete(rule: OperatorRule): void {
    (rule.below ? this.below : this.exact).delete(keyOfRule(rule));
  }

  /** Redirect for a raw path; the longest wildcard wins. */
  find(path: string, query: string): { rule: OperatorRule; redirect: Redirect } | null {
    if (this.exact.size === 0 && this.below.size === 0) return null;
    const key = keyOf(path);
    const rule = this.exact.get(key) ?? this.longest(key);
    return rule ? { rule, redirect: redirectOf(rule, segmentsOf(path), query) } : null;
  }

  private longest(key: string): OperatorRule | undefined {
    let found: OperatorRule | undefined;
    for (let depth = 0, end = key.indexOf('/'); depth < this.deepest && end >= 0; depth++) {
      found = this.below.get(key.slice(0, end)) ?? found;
      end = key.indexOf('/', end + 1);
    }
    return found;
  }
}

/** Encodes each wildcard segment, so that none can be a path or host. */
function redirectOf(rule: OperatorRule, segments: readonly string[], query: string): Redirect {
  const rest = segments.slice(rule.from.length).filter((segment) => !/^\.{0,2}$/.test(segment));
  const address = rule.splat ? rule.to + rest.map((segment) => `/${encode(segment)}`).join('') : rule.to;
  return { status: rule.status, location: mergeQuery(address || '/', query) };
}
