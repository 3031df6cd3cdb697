import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

export interface CampaignKey {
  /** Of the draft. */
  key: string;
  /** null: it was never published. */
  id: number | null;
}

/** `:chave` of the address: the campaign's number, or that of a new draft. @throws 404 */
export function campaignKey({ params }: LoaderFunctionArgs | ActionFunctionArgs): CampaignKey {
  const key = params.chave ?? '';
  if (/^[1-9]\d{0,8}$/.test(key)) return { key, id: Number(key) };
  if (/^nova-[0-9a-f]{8}$/.test(key)) return { key, id: null };
  throw new Response(null, { status: 404 });
}
