/** How a property is visited, and when in the day; values of forms and labels at once. */
export const visitModes = ['Presencial', 'Por vídeo'] as const;
export const visitPeriods = ['Manhã', 'Tarde'] as const;
