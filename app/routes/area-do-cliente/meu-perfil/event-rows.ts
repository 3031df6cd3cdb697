import type { AuditEvent, AuditKind } from '@contract/auth';
import { momentText } from '@domain/kernel/moment';
import { productSlug } from '@domain/brokerage/product-slug';

export interface EventRow {
  when: string;
  /** 'E-mail e senha', 'Google'; '' if the event is not a sign-in. */
  how: string;
  /** 'Chrome no Windows, São Paulo' */
  where: string;
  what: string;
  isRefused: boolean;
}

const providers: Record<string, string> = {
  [productSlug]: 'E-mail e senha',
  google: 'Google',
  facebook: 'Facebook',
};

const texts: Record<AuditKind, string> = {
  registered: 'Conta criada',
  'signed-in': 'Entrou',
  'sign-in-refused': 'Senha recusada',
  'signed-out': 'Saiu',
  'session-ended': 'Sessão encerrada',
  'session-misused': 'Sessão encerrada por segurança',
  'email-verified': 'E-mail validado',
  'password-changed': 'Senha trocada',
  'password-reset-asked': 'Nova senha pedida',
  'password-reset': 'Senha redefinida',
  'identity-linked': 'Conta ligada',
  'deletion-asked': 'Exclusão pedida',
  'deletion-taken-back': 'Exclusão desfeita',
  'data-exported': 'Dados exportados',
};
const isKnown = (kind: string): kind is AuditKind => Object.hasOwn(texts, kind);

/** Keeps the order of the audit trail. Unknown event kinds of an external back end become 'Outra atividade'. */
export const eventRows = (events: readonly AuditEvent[]): EventRow[] =>
  events.map(({ at, kind, provider, device, place }) => ({
    when: momentText(new Date(at)),
    how: provider ? (providers[provider] ?? provider) : '',
    where: [device, place].filter(Boolean).join(', '),
    what: isKnown(kind) ? texts[kind] : 'Outra atividade',
    isRefused: kind === 'sign-in-refused',
  }));
