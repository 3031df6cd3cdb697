import type { OperatorRule } from './operator-rules';
import { segmentsOf } from './operator-rules';
import { encode, parseQuery, withQueryOf } from './query';
import type { Redirect } from './redirect';

const keyOf = (segments: readonly string[]) => segments.join('/').toLowerCase();

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
    const key = keyOf(rule.from);
    const earlier = rules.get(key);
    if (earlier) return earlier;
    rules.set(key, rule);
    if (rule.below) this.deepest = Math.max(this.deepest, rule.from.length);
  }

  delete(rule: OperatorRule): void {
    (rule.below ? this.below : this.exact).delete(keyOf(rule.from));
  }

  /** The redirect of a path as it came over the wire; of several wildcards the longest. */
  find(path: string, query: string): { rule: OperatorRule; redirect: Redirect } | null {
    if (this.exact.size === 0 && this.below.size === 0) return null;
    const segments = segmentsOf(path);
    const rule = this.exact.get(keyOf(segments)) ?? this.longest(segments);
    return rule ? { rule, redirect: redirectOf(rule, segments, query) } : null;
  }

  private longest(segments: readonly string[]): OperatorRule | undefined {
    for (let depth = Math.min(this.deepest, segments.length - 1); depth > 0; depth--) {
      const rule = this.below.get(keyOf(segments.slice(0, depth)));
      if (rule) return rule;
    }
  }
}

/** What the wildcard stands for is written anew, segment by segment: nothing in it is a path or a host of its own. */
function redirectOf(rule: OperatorRule, segments: readonly string[], query: string): Redirect {
  const rest = segments.slice(rule.from.length).filter((segment) => !/^\.{0,2}$/.test(segment));
  const address = rule.splat ? rule.to + rest.map((segment) => `/${encode(segment)}`).join('') : rule.to;
  return { status: rule.status, location: withQueryOf(address || '/', parseQuery(query)) };
}
