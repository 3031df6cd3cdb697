import type { Email } from '@api/platform/email/email';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { momentText } from '@domain/kernel/moment';
import type { SystemDatabase } from '../schema';
import { certificateDays, type Condition, type ConditionName, freePercent } from './conditions';

interface SystemEmails {
  'operator-alert': Pick<Condition, 'name' | 'of' | 'value'>;
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends SystemEmails {}
}

interface AlertTexts {
  subject: string;
  text: string;
  command: string;
}

const dateText = (value: string) => momentText(new Date(value));

/** The page of the runbook has the rest. */
const alertTexts: Record<ConditionName, (details: SystemEmails['operator-alert']) => AlertTexts> = {
  leads: ({ of, value }) => ({
    subject: 'Contatos que não chegaram a quem os atende',
    text: of
      ? `Na máquina ${of} há ${value} em DATA_DIR/outbox/recusados: o back end ou o Mautic não os aceitou.`
      : `Das últimas 24 horas, ${value} com entrega recusada, sem resposta clara ou fora da fila.`,
    command: of ? 'mv "$DATA_DIR"/outbox/recusados/*.json "$DATA_DIR"/outbox/' : 'npm run leads -- retry',
  }),
  feed: ({ of, value }) => ({
    subject: `O feed ${of} não se lê há mais de um dia`,
    text: `A última carga que deu certo é de ${dateText(value)}. Até lá valem os imóveis dela.`,
    command: `npm run catalogue -- import ${of}`,
  }),
  disk: ({ of, value }) => ({
    subject: `Disco quase cheio: ${value}% livre`,
    text: `Na máquina ${of}, o disco de DATA_DIR tem menos de ${freePercent}% livre. Cheio, o site não guarda mais nada.`,
    command: 'find "$DATA_DIR/photos" -type f ! -name original.jpg ! -name in-use -delete',
  }),
  backup: ({ value }) => ({
    subject: 'A última cópia de segurança tem mais de dois dias',
    text: `Nenhuma cópia desde ${dateText(value)}.`,
    command: 'npm run backup -- to ARQUIVO',
  }),
  certificate: ({ value }) => ({
    subject: 'O certificado do site está por vencer',
    text: `Ele vale até ${dateText(value)}, menos de ${certificateDays} dias. Vencido, os navegadores não abrem o site.`,
    command: 'certbot renew',
  }),
};

export function alertEmail(details: SystemEmails['operator-alert'], siteUrl: string): Email {
  const { subject, text, command } = alertTexts[details.name](details);
  return {
    subject,
    preview: text,
    heading: `${subject}.`,
    paragraphs: [text],
    facts: [['O que fazer', command]],
    action: { label: 'Abrir Sistema', url: new URL('/mesa/sistema', siteUrl).href },
    notes: [
      'O que cada aviso quer dizer está em docs/runbook.md.',
      'Este aviso vem uma vez. Se passar e voltar, vem outra.',
    ],
    reason: 'Você recebe este e-mail porque este endereço está em OPERATOR_EMAIL.',
  };
}

export const systemEmails: EmailRenderers<SystemDatabase, keyof SystemEmails> = {
  'operator-alert': {
    render: async ({ house: brokerage }, _recipient, details) => alertEmail(details, brokerage.siteUrl),
  },
};
