/** Unvalidated form input by field name. Fields that a later version does not have remain until the draft ends. */
export interface DraftFields {
  readonly [name: string]: DraftField | undefined;
}

export interface DraftField {
  value: readonly string[];
  revision: number;
  /** Earlier values, the newest last; older pages began with them. */
  before?: readonly { value: readonly string[]; revision: number }[];
}

export interface DraftChange {
  /** Draft revision on which the page is based. */
  base: number;
  typed: Readonly<Record<string, readonly string[]>>;
  /** Fields with input since the last request; only with scripts. Fields that are not in the draft are always saved. */
  touched?: readonly string[];
}

/** Earlier values per field; a page older than these overrides every field that differs. */
const maxBefore = 8;

/**
 * Merges the fields that a page changed, or without `touched` those that differ from their value at `base`.
 * @returns the same object if nothing changed
 */
export function mergedFields(
  fields: DraftFields,
  { base, typed, touched }: DraftChange,
  revision: number,
): DraftFields {
  const changed = Object.entries(typed).flatMap(([name, texts]): [string, DraftField][] => {
    // An empty field equals an absent field.
    const value = texts.filter((text) => text !== '');
    const field = fields[name];
    const began = touched ? undefined : valueAt(field, base);
    const isUntouched = touched
      ? field !== undefined && !touched.includes(name)
      : began !== undefined && same(value, began);
    if (isUntouched || same(value, field?.value ?? [])) return [];
    const before = field && [...(field.before ?? []), { value: field.value, revision: field.revision }];
    return [[name, { value, revision, ...(before && { before: before.slice(-maxBefore) }) }]];
  });
  return changed.length > 0 ? { ...fields, ...Object.fromEntries(changed) } : fields;
}

function valueAt(field: DraftField | undefined, revision: number): readonly string[] | undefined {
  if (!field) return [];
  const all = [...(field.before ?? []), field];
  const then = all.findLast((each) => each.revision <= revision);
  if (then) return then.value;
  return field.before && field.before.length >= maxBefore ? undefined : [];
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

export const draftText = (fields: DraftFields, name: string): string => fields[name]?.value[0] ?? '';

/** Limits: fields, characters of a name and of a value, values per field, bytes. The excess is ignored. */
export const draftLimits = { fields: 80, name: 60, value: 2_000, values: 20, bytes: 256 * 1024 } as const;
