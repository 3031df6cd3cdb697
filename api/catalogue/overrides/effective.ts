import { type OverrideField, overrideFields } from '@domain/property/override-names';
import { isInForce, type Override } from '@domain/property/overrides';
import { isSame } from '@domain/staff/merge-changes';
import type { Content, OverridableRow } from './content';
import { type FeedValues, ruleOf } from './fields';

/** Overrides of one property. */
export type Overrides = { readonly [Field in OverrideField]?: Override<Field> | undefined };
export type KnownFeedValues = { readonly [Field in OverrideField]?: FeedValues[Field] | undefined };

/** What people see: the feed's content with the overrides that are in force. @param today ISO day in São Paulo */
export function effectiveContent<Row extends OverridableRow>(
  feed: Content<Row>,
  overrides: Overrides,
  today: string,
): Content<Row> {
  let content: Content = feed;
  for (const field of overrideFields) {
    const override = overrides[field];
    if (override && isInForce(override, today)) content = ruleOf(field).apply(content, override.value);
  }
  return content as Content<Row>;
}

/** The inverse: the feed's content, from what people see and the feed's values of the fields that have an override. */
export function feedContent<Row extends OverridableRow>(
  seen: Content<Row>,
  feedValues: KnownFeedValues,
): Content<Row> {
  let content: Content = seen;
  for (const field of overrideFields) {
    const value = feedValues[field];
    if (value !== undefined) content = ruleOf(field).restore(content, value);
  }
  return content as Content<Row>;
}

/** The feed's value of each field. */
export const feedValuesOf = (feed: Content): FeedValues =>
  Object.fromEntries(overrideFields.map((field) => [field, ruleOf(field).feedValue(feed)])) as FeedValues;

/** The fields whose value people see is not the feed's. */
export const differingFields = (seen: Content, feedValues: KnownFeedValues) =>
  overrideFields.flatMap((field) => {
    const feed = feedValues[field];
    const value = ruleOf(field).feedValue(seen);
    return feed === undefined || isSame(value, feed) ? [] : [{ field, value, feed }];
  });
