import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { rulesData } from '~/features/admin/distribution/rules.server';
import { RulesPage } from '~/features/admin/distribution/rules-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => rulesData(args);

export default function Rules() {
  return <RulesPage {...useLoaderData<typeof loader>()} />;
}
