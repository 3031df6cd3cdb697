export const maxProfilePlaces = 8;
export const maxPlaceLabelLength = 200;
/** Used as values and as labels. */
export const purchaseDeadlines = ['Até 3 meses', '3 a 6 meses', '6 a 12 meses', 'Sem pressa'] as const;
export const maxMinimumCount = 5;
