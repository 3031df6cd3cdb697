import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { maxBulk } from '@domain/staff/bulk';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../../admin-links';
import { chosenField, scopeField, scopes } from '../../bulk/bulk-fields';
import { notTakenReply } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { propertiesQuery, propertyFilter, readPropertyFilters } from '../list/property-filters.server';
import { propertiesHref } from '../list/properties-texts';
import { bulkForm } from './bulk-form';
import { filterText } from './filter-text';

/** What the address names. */
function chosenIn({ url }: Request) {
  const params = new URL(url).searchParams;
  const filters = readPropertyFilters(params);
  const isFound = params.get(scopeField) === scopes.found;
  const texts = isFound ? [] : [...new Set(params.getAll(chosenField))];
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).slice(0, maxBulk);
  const about = isFound ? filterText(filters) : 'Os que você escolheu na lista.';
  return { filters, isFound, ids: ids.map(Number), about };
}

export const bulkFieldsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const { filters, isFound, ids, about } = chosenIn(args.request);
    const { brokers } = await staff.propertyBulkChoices();
    const total = isFound ? (await staff.properties(propertiesQuery({ ...filters, page: 1 }))).total : null;
    return { count: total ?? ids.length, about, list: propertiesHref(filters), brokers };
  });

/** Makes the preview and goes to it. */
export const bulkFieldsAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', [bulkForm], async ({ staff, typed }) => {
    const { filters, isFound, ids, about } = chosenIn(args.request);
    const properties = isFound ? { filter: propertyFilter(filters) } : { ids };
    const { notTaken, answer } = await submitForm(bulkForm, typed, {
      send: (changes) => staff.makePropertyBulk({ properties, changes, about }),
      log: args.context.log,
      names: { 'changes.broker': 'broker' },
    });
    return notTaken ? notTakenReply(notTaken) : redirect(adminLinks.propertyBulk(answer), 303);
  });
