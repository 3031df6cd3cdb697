import type { Email } from '@api/platform/email/email';
import type { Announcement } from './queries/announcements';
import { sentPhotosPage } from '@domain/announcement/photos';
import { dormsText, kindText } from '@domain/announcement/summary';
import { counted } from '@domain/kernel/counts';

/** null: no photos remain. */
export function announcementPhotosEmail({ announce, protocol, name, email }: Announcement): Email | null {
  const page = sentPhotosPage(announce.fotos?.[0]);
  if (!page) return null;
  const count = counted(announce.fotos!.length, 'foto', 'fotos');
  return {
    subject: `Chegaram fotos do anúncio ${protocol}`,
    preview: `São ${count}.`,
    heading: 'Chegaram fotos de um anúncio.',
    paragraphs: ['Quem anuncia as incluiu depois de enviar.'],
    facts: [
      ['Referência', protocol],
      ['Imóvel', `${kindText(announce)}, ${dormsText(announce)}`],
      ['Nome', name],
      ['Fotos agora', String(announce.fotos!.length)],
    ],
    action: { label: `Ver ${count}`, url: page },
    notes: ['Responder a este e-mail responde à pessoa.'],
    reason: 'Você recebe este e-mail porque os contatos do site chegam a este endereço.',
    replyTo: email,
  };
}
