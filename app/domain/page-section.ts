/**
 * A part of a page that has a call of its own: `failed` where the back end does not say, `hidden` where it has no such
 * call (settled §1).
 */
export type PageSection<T> = { status: 'shown'; value: T } | { status: 'failed' } | { status: 'hidden' };
