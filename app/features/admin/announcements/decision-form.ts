import { defineForm } from '~/forms/form';
import type { AnnouncementNews } from '@domain/announcement/states';

export const decisionForm = defineForm({
  id: 'decidir',
  labels: { decision: 'Decisão', message: 'O que escrever ao proprietário', version: 'Versão' },
  isShort: true,
  schema: () =>
    import('@contract/staff-announcement-writes').then(({ staffDecisionBody }) => staffDecisionBody),
});

export const responsibleForm = defineForm({
  id: 'corretor',
  labels: { responsible: 'Corretor responsável', was: 'De antes', contact: 'Contato' },
  isShort: true,
  schema: () =>
    import('@contract/staff-announcement-writes').then(
      ({ announcementResponsible }) => announcementResponsible,
    ),
});

export const announcementIntents = {
  ...{ decide: 'decide', release: 'release', responsible: 'responsible' },
} as const;

export const decisionTexts: Record<AnnouncementNews, string> = {
  aceito: 'Criar imóvel em rascunho',
  'no ar': 'Pôr no ar',
  'em análise': 'Perguntar ao proprietário',
  'visita de fotos': 'Marcar a visita de fotos',
  recusado: 'Não publicar',
};

/** Said on the next page. */
export const decidedTexts: Record<AnnouncementNews, string> = {
  aceito: 'O imóvel foi criado em rascunho. O proprietário é avisado por carta.',
  'no ar': 'O imóvel está no ar. O proprietário é avisado por carta.',
  'em análise': 'A pergunta vai ao proprietário por carta.',
  'visita de fotos': 'O proprietário é avisado da visita de fotos por carta.',
  recusado: 'O anúncio foi recusado. O motivo vai ao proprietário por carta.',
};
