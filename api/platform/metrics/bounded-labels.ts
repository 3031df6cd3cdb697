import { otherValue } from './definitions';

export type Labels = Readonly<Record<string, string>>;

interface Bounds {
  labels?: readonly string[];
  closed?: Readonly<Record<string, readonly string[]>>;
  sets?: number;
}

/** Bounds the sets of label values: those beyond `sets` become `_OTHER`, but for labels of a closed set of values. */
export function boundedLabels({ labels = [], closed = {}, sets = 1 }: Bounds): (given: Labels) => Labels {
  const known = new Set<string>();
  return (given) => {
    const key = labels.map((label) => given[label]).join('\n');
    if (known.has(key)) return given;
    if (known.size < sets) {
      known.add(key);
      return given;
    }
    return Object.fromEntries(
      labels.map((label) => {
        const value = given[label]!;
        return [label, closed[label]?.includes(value) ? value : otherValue];
      }),
    );
  };
}
