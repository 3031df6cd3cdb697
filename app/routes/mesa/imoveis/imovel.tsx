import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import { propertyAction } from '~/features/admin/properties/record/property-action.server';
import { PropertyRecord } from '~/features/admin/properties/record/property-record';
import { propertyData } from '~/features/admin/properties/record/property.server';
import type { PropertyReply } from '~/features/admin/properties/record/record-fields';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Imóvel · Mesa');
export const loader = (args: LoaderFunctionArgs) => propertyData(args);
export const action = (args: ActionFunctionArgs) => propertyAction(args);

/** One property; or the choice between two who changed it. */
export default function Property() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData() as PropertyReply;
  const { id, reference } = data.property;
  if (reply?.conflict) {
    const page = { href: adminLinks.property(id), name: `Imóvel ${reference}` };
    return <Conflict {...reply.conflict} what="este imóvel" {...page} />;
  }
  return <PropertyRecord {...data} reply={reply} key={id} />;
}
