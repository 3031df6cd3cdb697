import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { withArticle } from '@domain/brokerage/brokerage';
import { roleNames } from '@domain/staff/roles';
import { createInvitationToken, validHours } from './invitations';
import type { StaffDatabase } from './schema';

interface StaffEmails {
  'staff-invitation': Record<string, never>;
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends StaffEmails {}
}

/** The page that accepts it. */
const invitationPage = '/mesa/convite';

export const staffEmails: EmailRenderers<StaffDatabase, keyof StaffEmails> = {
  'staff-invitation': {
    isVoidedByNewer: true,
    async render({ db, house: brokerage }, recipient) {
      const created = await createInvitationToken(db, recipient);
      if (!created) return null;
      const url = new URL(invitationPage, brokerage.siteUrl);
      url.searchParams.set('token', created.token);
      return {
        subject: 'Seu convite para a Mesa',
        preview: `O link vale por ${validHours} horas e serve uma vez.`,
        heading: 'Você tem um convite para a Mesa.',
        paragraphs: [
          `A Mesa é onde a equipe ${withArticle(brokerage, 'de')} responde contatos e cuida do site. O seu papel: ${roleNames[created.role]}.`,
          'Você escolhe uma senha e um segundo fator: um aplicativo de códigos ou uma chave de acesso. Tenha o celular por perto.',
        ],
        action: { label: 'Aceitar o convite', url: url.href, spelledOut: true },
        notes: [`O link vale por ${validHours} horas e serve uma vez. Não o encaminhe: ele é só seu.`],
        reason:
          'Você recebe este e-mail porque este endereço foi convidado para a equipe. Se não é com você, ignore; nada muda.',
      };
    },
  },
};
