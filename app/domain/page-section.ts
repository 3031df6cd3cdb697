/** Section with its own call. `failed`: the call failed; `hidden`: the back end lacks the call (settled §1). */
export type PageSection<T> = { status: 'shown'; value: T } | { status: 'failed' } | { status: 'hidden' };
