/**
 * What an owner has typed so far, of either form: the raw text of each field by its name, unjudged. Fields that a later
 * deployment does not know any more stay until the draft goes.
 */
export interface DraftFields {
  readonly [name: string]: DraftField | undefined;
}

export interface DraftField {
  /** As it was typed; more than one where several can be chosen. */
  value: readonly string[];
  /** The draft's revision that brought it. */
  revision: number;
  /** What stood there before, the newest last: what a page that was opened then began with. */
  before?: readonly { value: readonly string[]; revision: number }[];
}

/** What a page sends. */
export interface DraftChange {
  /** The revision of the draft that it was made of. */
  base: number;
  typed: Readonly<Record<string, readonly string[]>>;
  /**
   * Which fields were touched since it last sent anything, where the page's scripts know that. What the draft has never had
   * (a name that the page began with) is taken in any case.
   */
  touched?: readonly string[];
}

/** Earlier values that are kept of a field; a page that is older than these is taken for newer in all that differs. */
const mostBefore = 8;

/**
 * Brings what a page sends into the draft. Of two pages the newest value of each field wins: one that was not touched there
 * says nothing. Where scripts do not tell which were, a field that stands as the page began with it was not.
 * @returns the same fields where nothing was touched
 */
export function mergedFields(
  fields: DraftFields,
  { base, typed, touched }: DraftChange,
  revision: number,
): DraftFields {
  const changed = Object.entries(typed).flatMap(([name, texts]): [string, DraftField][] => {
    // A field that is empty and one that is not there are the same.
    const value = texts.filter((text) => text !== '');
    const field = fields[name];
    const began = touched ? undefined : valueAt(field, base);
    const isUntouched = touched
      ? field !== undefined && !touched.includes(name)
      : began !== undefined && same(value, began);
    if (isUntouched || same(value, field?.value ?? [])) return [];
    const before = field && [...(field.before ?? []), { value: field.value, revision: field.revision }];
    return [[name, { value, revision, ...(before && { before: before.slice(-mostBefore) }) }]];
  });
  return changed.length > 0 ? { ...fields, ...Object.fromEntries(changed) } : fields;
}

/** What a field held when the draft had this revision; undefined: that is not known any more. */
function valueAt(field: DraftField | undefined, revision: number): readonly string[] | undefined {
  if (!field) return [];
  const all = [...(field.before ?? []), field];
  const then = all.findLast((each) => each.revision <= revision);
  if (then) return then.value;
  return field.before && field.before.length >= mostBefore ? undefined : [];
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The draft's text of a field; '' where there is none. */
export const draftText = (fields: DraftFields, name: string): string => fields[name]?.value[0] ?? '';

/**
 * The most of a draft: names, characters of a name, of a value, values of one, and bytes of it all. What is beyond is not
 * taken.
 */
export const draftLimits = { fields: 80, name: 60, value: 2_000, values: 20, bytes: 256 * 1024 } as const;
