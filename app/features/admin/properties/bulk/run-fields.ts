export const runIntents = { start: 'mudar', cancel: 'cancelar' } as const;
/** One part of the preview, listed whole. */
export const partField = 'ver';
export const parts = { changing: 'muda', left: 'fica' } as const;
