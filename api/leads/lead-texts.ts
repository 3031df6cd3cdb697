import type { DeliveryState, LeadDestination, StoredLead } from './schema-leads';
import type { campaign as campaignSchema } from '@contract/campaign';
import type { Lead } from '@contract/leads';
import type { z } from 'zod';
import type { StoredLeadKind } from '@domain/leads/lead-kinds';
import { notedKindNames } from '@domain/leads/noted-kinds';
import { type PortalDetails, portalNames } from '@domain/leads/portals';
import { formatMoney } from '@domain/kernel/money';

export const kindNames: Record<StoredLeadKind, string> = {
  ...notedKindNames,
  'phone-shown': 'Viu o telefone no portal',
  newsletter: 'Inscrição na newsletter',
  'your-property': 'Imóvel para anunciar',
  'curator-assign': 'Assinatura da revista',
};

export const destinationNames: Record<LeadDestination, string> = {
  house: 'casa',
  broker: 'consultor',
  webhook: 'webhook',
  mautic: 'Mautic',
};

export const stateNames: Record<DeliveryState, string> = {
  queued: 'na fila',
  waiting: 'aguarda',
  sent: 'enviado',
  refused: 'recusado',
  unclear: 'sem resposta clara',
};

const campaignNames: Record<keyof z.output<typeof campaignSchema>, string> = {
  source: 'origem',
  campaign: 'campanha',
  term: 'termo',
  content: 'conteúdo',
  medium: 'meio',
  referrer: 'veio de',
  lp: 'página',
};

/** [label, value] */
export const campaignRows = ({ campaign }: Pick<StoredLead, 'campaign'>): [string, string][] =>
  Object.entries(campaign as Record<keyof typeof campaignNames, string>).map(([name, value]) => [
    campaignNames[name as keyof typeof campaignNames] ?? name,
    value,
  ]);

/** Example: 'origem carta, campanha verão'. '' without campaign data. */
export const campaignText = (lead: Pick<StoredLead, 'campaign'>): string =>
  campaignRows(lead)
    .map((row) => row.join(' '))
    .join(', ');

/** [label, value] of each field in `details` (contract/leads.ts) that has a label here. */
export function detailRows({ details }: Pick<StoredLead, 'details'>): [string, string][] {
  const fields = details as Partial<Lead>;
  const atLeast = (count: number | null | undefined) => (count == null ? null : `${count} ou mais`);
  const rows: [string, string | null | undefined][] = [
    ['Prefere', fields.contact_preference],
    ['Assunto', fields.subject],
    ['Visita', fields.visit && visitText(fields.visit)],
    ['Objetivo', fields.objective],
    ['Prazo', fields.close_prevision],
    ['Onde', fields.place],
    ['Fase', fields.fase?.join(', ')],
    ['Tipo', fields.tipology?.join(', ')],
    ['Valor mínimo', fields.price_min == null ? null : formatMoney(fields.price_min)],
    ['Valor máximo', fields.price_max == null ? null : formatMoney(fields.price_max)],
    ['Dormitórios', atLeast(fields.rooms)],
    ['Suítes', atLeast(fields.suites)],
    ['Vagas', atLeast(fields.garage)],
  ];
  return [
    ...rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...portalRows((details as { portal?: PortalDetails }).portal),
  ];
}

function portalRows({ negotiation, temperature, listing_id, as_sent = [] }: PortalDetails = {}) {
  const rows: [string, string | undefined][] = [
    ['Negociação', negotiation],
    ['Interesse, segundo o portal', temperature],
    ['Anúncio no portal', listing_id],
    ...as_sent.map(([label, value]): [string, string] => [`${label}, como veio do portal`, value]),
  ];
  return rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/** 'ZAP'; '': no portal sent it. */
export const portalText = ({ portal }: Pick<StoredLead, 'portal'>): string =>
  portal === null ? '' : portalNames[portal];

/** The listing's code that no property of the catalogue has; null: there is none. */
export const unknownListing = ({
  portal_listing,
  product_id,
}: Pick<StoredLead, 'portal_listing' | 'product_id'>): string | null =>
  product_id === null ? portal_listing : null;

/** Example: '26/11/2026, manhã, presencial'. */
const visitText = ({ day, period, mode }: NonNullable<Lead['visit']>): string =>
  [day.split('-').reverse().join('/'), period, mode === 'virtual' ? 'por vídeo' : 'presencial'].join(', ');
