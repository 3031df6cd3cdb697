import type { LeadKind } from '@contract/leads';
import type { DeliveryState } from '@api/leads/schema-leads';
import type { ContactChannel, ContactState } from '@domain/leads/contact-state';
import { type DemoPerson, demoPeople } from './people';

export interface DemoContact {
  person: DemoPerson;
  kind: LeadKind;
  message: string | null;
  /** Of its coming. */
  minutesAgo: number;
  state: ContactState;
  reason?: string;
  /** Days from now, of 'sem-interesse' and of the next step. */
  remindIn?: number;
  next?: { what: string; inDays: number };
  responsible: 'broker' | 'member' | null;
  note?: string;
  channel?: ContactChannel;
  delivery: DeliveryState;
  campaign?: string;
}

type Story = Pick<
  DemoContact,
  'state' | 'reason' | 'remindIn' | 'next' | 'responsible' | 'note' | 'channel'
> & {
  delivery?: DeliveryState;
};

const open: Story = { state: 'novo', responsible: null };

/** They repeat: each is a contact at some point of its answer. */
const stories: readonly Story[] = [
  { state: 'em-conversa', responsible: 'broker', next: { what: 'Ligar com duas opções', inDays: 0 } },
  { state: 'visita', responsible: 'broker', next: { what: 'Confirmar a visita', inDays: 1 } },
  { state: 'em-conversa', responsible: 'member', note: 'Prefere falar depois das 18h. Tem dois filhos.' },
  { state: 'perdido', reason: 'Comprou com outra imobiliária', responsible: 'broker' },
  { ...open, delivery: 'refused' },
  {
    ...{ state: 'proposta', responsible: 'broker', next: { what: 'Levar a proposta ao dono', inDays: 2 } },
    note: 'Oferece 8% abaixo, à vista.',
  },
  { state: 'ganho', responsible: 'broker', note: 'Escritura marcada.' },
  { state: 'sem-interesse', remindIn: 30, responsible: 'member', note: 'Volta a procurar no próximo mês.' },
  {
    ...{ state: 'em-conversa', responsible: 'member', channel: 'telefone' },
    ...{ next: { what: 'Mandar a planta', inDays: -1 } },
  },
  { ...open },
  { state: 'em-conversa', responsible: 'broker', delivery: 'unclear' },
  { state: 'perdido', reason: 'Preço acima do que pode pagar', responsible: 'member' },
  { state: 'visita', responsible: 'member', channel: 'visita', note: 'Veio à imobiliária com a irmã.' },
];

const requests: readonly (readonly [LeadKind, string | null])[] = [
  ['schedule', null],
  ['contact', 'Boa tarde. Este imóvel ainda está disponível? Gostaria de saber do condomínio.'],
  ['lead', 'Procuro algo com mais luz da manhã e perto de uma escola.'],
  ['schedule', null],
  ['no-reference', 'Não achei o código no site. Podem me dizer se foi vendido?'],
  ['contact', 'Aceita permuta por um apartamento menor?'],
  ['rate-your-property', null],
];

const campaigns = [undefined, undefined, 'instagram', undefined, 'google', undefined, 'portal'] as const;

/** The newest five came today, and nobody has answered them; the second is a broker's. The others came in the 33 days before. */
const newest = [9, 44, 97, 163, 275];
export const contactCount = 60;

/** Newest first; the same at each call. */
export const demoContacts: readonly DemoContact[] = Array.from({ length: contactCount }, (_, index) => {
  const [kind, message] = requests[index % requests.length]!;
  const unanswered: Story = index === 1 ? { ...open, responsible: 'broker' } : open;
  const story = index < newest.length ? unanswered : stories[index % stories.length]!;
  return {
    // One person has written twice.
    person: demoPeople[index % demoPeople.length]!,
    ...{ kind, message, campaign: campaigns[index % campaigns.length] },
    minutesAgo: newest[index] ?? 420 + Math.round((index - newest.length) ** 1.3 * 267),
    delivery: 'sent',
    ...story,
  };
});
