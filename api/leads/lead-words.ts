import type { DeliveryState, LeadPlace, StoredLead } from '@api/db/schema-leads';
import type { campaign as campaignSchema } from '@contract/campaign';
import type { Lead, LeadKind } from '@contract/leads';
import type { z } from 'zod';
import { formatMoney } from '@domain/money';

/** What each kind of lead is called. */
export const kindNames: Record<LeadKind, string> = {
  contact: 'Mensagem',
  lead: 'Contato',
  newsletter: 'Inscrição na newsletter',
  schedule: 'Pedido de visita',
  'no-reference': 'Procura um imóvel',
  'rate-your-property': 'Pedido de avaliação',
  'your-property': 'Imóvel para anunciar',
  'curator-assign': 'Assinatura da revista',
};

export const placeNames: Record<LeadPlace, string> = {
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
};

/** 'origem carta, campanha verão'; '' where nothing is known. */
export const campaignText = ({ campaign }: Pick<StoredLead, 'campaign'>): string =>
  Object.entries(campaign as Record<keyof typeof campaignNames, string>)
    .map(([name, value]) => `${campaignNames[name as keyof typeof campaignNames] ?? name} ${value}`)
    .join(', ');

/** Of `details` (contract/leads.ts), what is told in rows: [what, its value]. */
export function detailRows({ details }: Pick<StoredLead, 'details'>): [string, string][] {
  const told = details as Partial<Lead>;
  const atLeast = (count: number | null | undefined) => (count == null ? null : `${count} ou mais`);
  const rows: [string, string | null | undefined][] = [
    ['Prefere', told.contact_preference],
    ['Assunto', told.subject],
    ['Visita', told.visit && visitText(told.visit)],
    ['Objetivo', told.objective],
    ['Prazo', told.close_prevision],
    ['Onde', told.place],
    ['Fase', told.fase?.join(', ')],
    ['Tipo', told.tipology?.join(', ')],
    ['Valor mínimo', told.price_min == null ? null : formatMoney(told.price_min)],
    ['Valor máximo', told.price_max == null ? null : formatMoney(told.price_max)],
    ['Dormitórios', atLeast(told.rooms)],
    ['Suítes', atLeast(told.suites)],
    ['Vagas', atLeast(told.garage)],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** '26/11/2026, manhã, presencial' */
const visitText = ({ day, period, mode }: NonNullable<Lead['visit']>): string =>
  [day.split('-').reverse().join('/'), period, mode === 'virtual' ? 'por vídeo' : 'presencial'].join(', ');
