import { segmentsOf, type OperatorRule } from './operator-rules';
import { decodeText, encode, keepingQuery } from './query';
import type { Redirect } from './redirect';

/** What a path is found by: decoded, in lower case, without the slashes at its ends. */
const keyOf = (path: string) => decodeText(path.slice(1, path.endsWith('/') ? -1 : undefined)).toLowerCase();
const keyOfRule = ({ from }: OperatorRule) => from.join('/').toLowerCase();

/**
 * The operator's redirects, found by at most one look for the whole path and one for each of its beginnings that is not
 * deeper than the deepest wildcard: their number does not matter.
 */
export class OperatorIndex {
  private readonly exact = new Map<string, OperatorRule>();
  private readonly below = new Map<string, OperatorRule>();
  private deepest = 0;

  /** @returns the rule that has this old address already, which stays */
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

  /** The redirect of a path as it came over the wire; of several wildcards the longest. */
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

/** What the wildcard stands for is written anew, segment by segment: nothing in it is a path or a host of its own. */
function redirectOf(rule: OperatorRule, segments: readonly string[], query: string): Redirect {
  const rest = segments.slice(rule.from.length).filter((segment) => !/^\.{0,2}$/.test(segment));
  const address = rule.splat ? rule.to + rest.map((segment) => `/${encode(segment)}`).join('') : rule.to;
  return { status: rule.status, location: keepingQuery(address || '/', query) };
}
