import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { brokersData } from '~/features/admin/brokers/brokers.server';
import { BrokerList } from '~/features/admin/brokers/brokers-page';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Corretores · Mesa');
export const loader = (args: LoaderFunctionArgs) => brokersData(args);

export default function Brokers() {
  return <BrokerList {...useLoaderData<typeof loader>()} />;
}
